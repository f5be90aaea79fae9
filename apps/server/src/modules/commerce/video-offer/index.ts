export { videoOfferRoutes } from './video-offer.routes.ts';
