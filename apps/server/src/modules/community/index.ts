export { feedbackRoutes, forgetFeedback } from './feedback/index.ts';
