// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/photo-wall.ts';
import type { RoutesOf } from '../../route.ts';

export const photoWallRoutes: RoutesOf<typeof contract> = {
  getLiveAlbums: { method: 'GET', path: '/api/services/app/conferenceData/GetLiveAlbums' },
  getLiveOriginalLink: { method: 'GET', path: '/api/services/app/conferenceUserMobile/GetLiveOriginalLink' },
  getLivePhotos: { method: 'GET', path: '/api/services/app/conferenceData/GetLivePhotos' },
  getLiveWall: { method: 'GET', path: '/api/services/app/conferenceData/GetLiveWall' },
  getMyLiveMarks: { method: 'GET', path: '/api/services/app/conferenceUserMobile/GetLiveMarks' },
  getMyLiveUploads: { method: 'GET', path: '/api/services/app/conferenceUserMobile/GetMyLiveUploads' },
  markLivePhoto: { method: 'POST', path: '/api/services/app/conferenceUserMobile/MarkLivePhoto' },
  reportLivePhoto: { method: 'POST', path: '/api/services/app/conferenceUserMobile/ReportLivePhoto' },
  requestLiveOriginal: { method: 'POST', path: '/api/services/app/conferenceUserMobile/RequestLiveOriginal' },
  uploadLivePhoto: { method: 'POST', path: '/api/services/app/conferenceUserMobile/UploadLivePhoto' },
  uploadLivePhotoAtDesk: { method: 'POST', path: '/api/services/app/conferenceLive/Upload' },
  withdrawLiveUpload: { method: 'POST', path: '/api/services/app/conferenceUserMobile/WithdrawLiveUpload' },
};
