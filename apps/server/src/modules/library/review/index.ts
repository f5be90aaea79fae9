export { imageReviewRoutes } from './image-review.routes.ts';
