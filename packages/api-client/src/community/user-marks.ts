import { userMarksRoutes } from '../routes/community/user-marks.generated.ts';
import { serviceApi } from '../service-api.ts';

export const userMarksApi = serviceApi(userMarksRoutes, {
  tags: ['Mark'],
  tagsOf: { getOwnMarks: [], setCollected: ['Mark', 'Collection'] },
  quiet: ['getMarks', 'getOwnMarks'],
});

export const {
  useGetMarksQuery,
  useSetLikeMutation,
  useSetCollectedMutation,
  useGetCollectedImagesQuery,
  useGetCollectedAlbumsQuery,
  useGetCollectedArticlesQuery,
} = userMarksApi;
