export { invoiceRefund } from './follow-refund.ts';
export { invoiceRoutes } from './invoice.routes.ts';
