export { assertMayOpen } from './assert-may-open.ts';
export { cancelOrder, closeOpenOrder, expireOrders } from './close-order.ts';
export { createOrder } from './create-order.ts';
export {
  findOwnOrder,
  insertOrder,
  lockOrder,
  lockOwnOrder,
  moveOrder,
  type OrderRow,
} from './order.repository.ts';
export { orderRoutes } from './order.routes.ts';
export { newOrderNumber } from './order-number.ts';
export { readOrderTerms } from './order-terms.ts';
export { presentOrder } from './present-orders.ts';
export { countUndownloaded, lockLines, markDownloaded } from './purchase-line.repository.ts';
export { releaseShares } from './release-shares.ts';
export { orderClosed, orderSettled, type SettleParts, settleOrder } from './settle-order.ts';
