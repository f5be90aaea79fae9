export { deleteOrderedLines } from './cart.repository.ts';
export { cartRoutes } from './cart.routes.ts';
export { findOffers, lockPriced, type PricedChoice, unitsOf } from './offer.repository.ts';
