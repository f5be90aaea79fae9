import { commentManagementRoutes } from '../routes/community/comment-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetManagedCommentsQuery,
  useKeepCommentsMutation,
  useHideCommentsMutation,
  useDeleteCommentMutation,
  useGetCommentBansQuery,
  useBanCommenterMutation,
  useUnbanCommenterMutation,
} = serviceApi(commentManagementRoutes, { tags: ['Comment'] });
