export { imageReviewRoutes } from './image-review.routes.ts';
export { workReviewed } from './publish-review-result.ts';
