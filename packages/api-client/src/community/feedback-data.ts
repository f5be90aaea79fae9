import { feedbackDataRoutes } from '../routes/community/feedback-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const feedbackDataApi = serviceApi(feedbackDataRoutes, {
  tags: ['Feedback'],
  keyed: ['createFeedback', 'addFeedbackMessage'],
  // Said at the form's fields.
  quiet: ['createFeedback'],
});

export const {
  useGetMyFeedbackQuery,
  useCreateFeedbackMutation,
  useAddFeedbackMessageMutation,
  useCloseFeedbackMutation,
} = feedbackDataApi;
