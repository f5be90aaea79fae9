export { commentRoutes, forgetComments } from './comment/index.ts';
export { feedbackRoutes, forgetFeedback } from './feedback/index.ts';
export { forgetMarks, markRoutes } from './marks/index.ts';
