import { topicAlbumRoutes } from '../routes/library/topic-album.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetManagedTopicAlbumsQuery,
  useGetManagedTopicAlbumQuery,
  useCreateTopicAlbumMutation,
  useUpdateTopicAlbumMutation,
  useSetTopicItemsMutation,
  useArrangeTopicAlbumsMutation,
  usePublishTopicAlbumMutation,
  useWithdrawTopicAlbumMutation,
  useDeleteTopicAlbumMutation,
} = serviceApi(topicAlbumRoutes, { tags: ['TopicAlbum'] });
