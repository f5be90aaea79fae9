export { feedbackRoutes } from './feedback.routes.ts';
export { forgetFeedback } from './forget-feedback.ts';
