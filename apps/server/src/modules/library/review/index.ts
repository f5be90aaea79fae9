export { imageReviewRoutes } from './image-review.routes.ts';
export { lookAlikeLimits } from './look-alike.repository.ts';
export { workReviewed } from './publish-review-result.ts';
