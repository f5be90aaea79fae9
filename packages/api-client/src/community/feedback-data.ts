import { feedbackDataRoutes } from '../routes/community/feedback-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const feedbackDataApi = serviceApi(feedbackDataRoutes, {
  tags: ['Feedback'],
  keyed: ['createFeedback', 'addFeedbackMessage'],
  // Said at the form's fields.
  quiet: ['createFeedback', 'uploadFeedbackPicture'],
  tagsOf: { uploadFeedbackPicture: [] },
});

export const {
  useGetMyFeedbackQuery,
  useCreateFeedbackMutation,
  useUploadFeedbackPictureMutation,
  useAddFeedbackMessageMutation,
  useCloseFeedbackMutation,
} = feedbackDataApi;
