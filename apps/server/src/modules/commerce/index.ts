export { cartRoutes, forgetCart } from './cart/index.ts';
export { deleteExpiredDownloadLinks, downloadRoutes } from './download/index.ts';
export { ledgerRoutes } from './ledger/index.ts';
export { licenceRoutes } from './licence/index.ts';
export { expireOrders, orderRoutes, releaseShares } from './order/index.ts';
export {
  askProviders,
  type PaymentDesk,
  type PaymentParts,
  type PaymentProvider,
  paymentRoutes,
  payRefundJob,
  type TradeState,
} from './payment/index.ts';
export { forgetPayoutAccount, payoutRoutes } from './payout/index.ts';
export { payRefund, refundRoutes } from './refund/index.ts';
