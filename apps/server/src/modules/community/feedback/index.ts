export { feedbackRoutes } from './feedback.routes.ts';
export { deleteLoosePictures } from './feedback-picture.repository.ts';
export { forgetFeedback } from './forget-feedback.ts';
