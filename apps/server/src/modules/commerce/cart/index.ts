export { deleteOrderedLines } from './cart.repository.ts';
export { cartRoutes } from './cart.routes.ts';
export { lockPriced, type PricedChoice, unitsOf } from './offer.repository.ts';
