export { approveRefund, type RefundApproved, refundApproved } from './decide-refund.ts';
export { payRefund } from './pay-refund.ts';
export { refundRoutes } from './refund.routes.ts';
export { refundWhole } from './refund-whole.ts';
export { requestRefund } from './request-refund.ts';
