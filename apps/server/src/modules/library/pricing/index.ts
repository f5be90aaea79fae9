export { imagePriceRoutes } from './image-price.routes.ts';
export { assertWithinPriceLimits } from './price-limits.ts';
