// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/video-management.ts';
import type { RoutesOf } from '../../route.ts';

export const videoManagementRoutes: RoutesOf<typeof contract> = {
  createVideo: { method: 'POST', path: '/api/services/app/video/CreateVideo' },
  deleteVideo: { method: 'DELETE', path: '/api/services/app/video/DeleteVideo' },
  getManagedVideo: { method: 'GET', path: '/api/services/app/video/GetVideo' },
  getManagedVideos: { method: 'GET', path: '/api/services/app/video/GetVideos' },
  getVideoTerms: { method: 'GET', path: '/api/services/app/video/GetTerms' },
  publishVideos: { method: 'POST', path: '/api/services/app/video/Publish' },
  resumeVideo: { method: 'GET', path: '/api/services/app/video/GetUploadKey' },
  setVideoCaption: { method: 'PUT', path: '/api/services/app/video/SetCaption' },
  setVideoPoster: { method: 'PUT', path: '/api/services/app/video/SetPoster' },
  takeVideosOffline: { method: 'POST', path: '/api/services/app/video/TakeOffline' },
  transcodeVideo: { method: 'POST', path: '/api/services/app/video/Transcode' },
  updateVideo: { method: 'PUT', path: '/api/services/app/video/UpdateVideo' },
};
