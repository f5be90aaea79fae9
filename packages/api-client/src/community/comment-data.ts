import { commentDataRoutes } from '../routes/community/comment-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetCommentsQuery,
  useGetRepliesQuery,
  useCreateCommentMutation,
  useSetCommentLikeMutation,
  useWithdrawCommentMutation,
  useCreateCommentReportMutation,
} = serviceApi(commentDataRoutes, {
  tags: ['Comment'],
  keyed: ['createComment'],
  // Said where it was written.
  quiet: ['getComments', 'getReplies', 'createComment'],
  onSuccess: ['createComment'],
});
