export { cartRoutes, forgetCart } from './cart/index.ts';
export { awardFacts, creditRoutes, expireCredits, rewardPurchase, takeRewardBack } from './credits/index.ts';
export { deleteExpiredDownloadLinks, downloadRoutes } from './download/index.ts';
export { ledgerRoutes } from './ledger/index.ts';
export { licenceRoutes } from './licence/index.ts';
export {
  deliverPaidMallOrder,
  forgetRecipients,
  mallRoutes,
  receiveLongShipped,
  releaseMallOrder,
} from './mall/index.ts';
export { expireOrders, orderClosed, orderRoutes, orderSettled, releaseShares } from './order/index.ts';
export {
  askProviders,
  type PaymentDesk,
  type PaymentParts,
  type PaymentProvider,
  paymentRoutes,
  payRefundJob,
  type TradeState,
} from './payment/index.ts';
export { payRefund, refundApproved, refundRoutes } from './refund/index.ts';
