export { createGoods, setGoodsOnSale, stockGoods } from './change-goods.ts';
export { releaseMallOrder } from './close-mall-order.ts';
export { deliverPaidMallOrder } from './deliver-mall-order.ts';
export { forgetRecipients } from './forget-recipients.ts';
export { mallRoutes } from './mall.routes.ts';
export { receiveLongShipped } from './ship-mall-order.ts';
