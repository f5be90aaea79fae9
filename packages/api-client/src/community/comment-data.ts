import { commentDataRoutes } from '../routes/community/comment-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetCommentsInfiniteQuery,
  useGetMentionableQuery,
  useGetRepliesQuery,
  useCreateCommentMutation,
  useSetCommentLikeMutation,
  useWithdrawCommentMutation,
  useCreateCommentReportMutation,
} = serviceApi(commentDataRoutes, {
  tags: ['Comment'],
  tagsOf: { getMentionable: [] },
  paged: ['getComments'],
  keyed: ['createComment'],
  // Said where it was written.
  quiet: ['getComments', 'getReplies', 'getMentionable', 'createComment'],
  onSuccess: ['createComment'],
});
