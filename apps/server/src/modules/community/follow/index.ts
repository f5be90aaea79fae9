export { followRoutes } from './follow.routes.ts';
export { forgetFollows, notifyOfReview } from './follow-events.ts';
export { setFollow } from './set-follow.ts';
