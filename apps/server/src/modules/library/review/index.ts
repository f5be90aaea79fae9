export { imageReviewRoutes } from './image-review.routes.ts';
export { lookAlikeLimits } from './look-alike.repository.ts';
export { publishReviewResult, workReviewed } from './publish-review-result.ts';
export { dropLeases } from './review-lease.repository.ts';
