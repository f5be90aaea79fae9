export { payRefund } from './pay-refund.ts';
export { refundRoutes } from './refund.routes.ts';
