import { userRecentRoutes } from '../routes/community/user-recent.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetRecentImagesQuery, useSetRecentKeptMutation, useClearRecentMutation } = serviceApi(
  userRecentRoutes,
  { tags: ['Recent'], quiet: ['getRecentImages'] },
);
