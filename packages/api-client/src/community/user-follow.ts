import { userFollowRoutes } from '../routes/community/user-follow.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetFollowQuery, useSetFollowMutation, useGetFollowedQuery, useGetFollowedImagesQuery } = serviceApi(
  userFollowRoutes,
  { tags: ['Follow'], quiet: ['getFollow'] },
);
