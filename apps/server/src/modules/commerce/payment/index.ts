export { askProviders } from './ask-providers.ts';
export { payRefundJob } from './pay-refund-job.ts';
export { insertPayment } from './payment.repository.ts';
export { paymentRoutes } from './payment.routes.ts';
export type { PaymentDesk, PaymentProvider, TradeState } from './payment-provider.ts';
export { type PaymentParts, settlePayment } from './settle-payment.ts';
