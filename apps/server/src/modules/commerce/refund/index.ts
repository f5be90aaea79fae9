export { approveRefund } from './decide-refund.ts';
export { payRefund } from './pay-refund.ts';
export { refundRoutes } from './refund.routes.ts';
export { requestRefund } from './request-refund.ts';
