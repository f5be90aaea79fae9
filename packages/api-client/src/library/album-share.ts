import { albumShareRoutes } from '../routes/library/album-share.generated.ts';
import { serviceApi } from '../service-api.ts';

export const albumShareApi = serviceApi(
  { openShare: albumShareRoutes.openShare, getSharedImagePages: albumShareRoutes.getSharedImages },
  { paged: ['getSharedImagePages'], quiet: ['openShare', 'getSharedImagePages'] },
);

export const { useOpenShareMutation, useGetSharedImagePagesInfiniteQuery } = albumShareApi;
