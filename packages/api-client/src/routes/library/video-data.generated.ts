// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/video-data.ts';
import type { RoutesOf } from '../../route.ts';

export const videoDataRoutes: RoutesOf<typeof contract> = {
  getIndexVideos: { method: 'GET', path: '/api/services/app/indexData/GetVideos' },
  getVideo: { method: 'GET', path: '/api/services/app/videData/GetVideo' },
  getVideos: { method: 'GET', path: '/api/services/app/videData/GetVideos' },
};
