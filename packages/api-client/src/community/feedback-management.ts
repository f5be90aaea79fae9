import { feedbackManagementRoutes } from '../routes/community/feedback-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const feedbackManagementApi = serviceApi(feedbackManagementRoutes, {
  tags: ['Feedback'],
  keyed: ['replyToFeedback'],
});

export const {
  useGetFeedbackQuery,
  useReplyToFeedbackMutation,
  useCloseFeedbackByOfficeMutation,
  useDeleteFeedbackMutation,
} = feedbackManagementApi;
