export { cartRoutes, forgetCart } from './cart/index.ts';
export {
  adjustCredits,
  awardFacts,
  creditRoutes,
  expireCredits,
  rewardPurchase,
  takeRewardBack,
} from './credits/index.ts';
export { deleteExpiredDownloadLinks, downloadRoutes } from './download/index.ts';
export { invoiceRefund, invoiceRoutes } from './invoice/index.ts';
export { ledgerRoutes } from './ledger/index.ts';
export { licenceRoutes } from './licence/index.ts';
export {
  createGoods,
  deliverPaidMallOrder,
  forgetRecipients,
  mallRoutes,
  receiveLongShipped,
  releaseMallOrder,
  setGoodsOnSale,
  stockGoods,
} from './mall/index.ts';
export {
  assertMayOpen,
  cancelOrder,
  createOrder,
  expireOrders,
  type OrderRow,
  orderClosed,
  orderRoutes,
  orderSettled,
  readOrderTerms,
  releaseShares,
} from './order/index.ts';
export {
  dropUnpaidPackage,
  forfeitPackages,
  grantPackage,
  insertOffer,
  openPaidPackage,
  packageSaleRoutes,
} from './package-sale/index.ts';
export {
  askProviders,
  insertPayment,
  type PaymentDesk,
  type PaymentParts,
  type PaymentProvider,
  paymentRoutes,
  payRefundJob,
  settlePayment,
  type TradeState,
} from './payment/index.ts';
export {
  approvePayout,
  forgetPayoutAccount,
  payoutRoutes,
  putPayoutAccount,
  requestPayout,
  settlePayout,
} from './payout/index.ts';
export { compareLastDays, reconciliationRoutes } from './reconciliation/index.ts';
export { approveRefund, payRefund, refundApproved, refundRoutes, requestRefund } from './refund/index.ts';
export { openTicketOrder, takeTicketMoney, undoTicketOrder } from './ticket-sale/index.ts';
export { videoOfferRoutes } from './video-offer/index.ts';
