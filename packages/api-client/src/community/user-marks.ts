import { userMarksRoutes } from '../routes/community/user-marks.generated.ts';
import { serviceApi } from '../service-api.ts';

export const userMarksApi = serviceApi(userMarksRoutes, {
  tags: ['Mark'],
  tagsOf: { setCollected: ['Mark', 'Collection'] },
  quiet: ['getMarks'],
});

export const {
  useGetMarksQuery,
  useSetLikeMutation,
  useSetCollectedMutation,
  useGetCollectedImagesQuery,
  useGetCollectedAlbumsQuery,
} = userMarksApi;
