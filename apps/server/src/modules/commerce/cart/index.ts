export { deleteOrderedLines } from './cart.repository.ts';
export { cartRoutes } from './cart.routes.ts';
export { forgetCart } from './forget-cart.ts';
export { findPriced, type PricedChoice, unitsOf } from './offer.repository.ts';
export { publicCover, wareJoins, wareNo, warePoster } from './ware.repository.ts';
