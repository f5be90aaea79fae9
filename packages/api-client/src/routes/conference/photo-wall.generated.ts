// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/photo-wall.ts';
import type { RoutesOf } from '../../route.ts';

export const photoWallRoutes: RoutesOf<typeof contract> = {
  getLiveAlbums: ['GET', '/api/services/app/conferenceData/GetLiveAlbums'],
  getLiveOriginalLink: ['GET', '/api/services/app/conferenceUserMobile/GetLiveOriginalLink'],
  getLivePhotos: ['GET', '/api/services/app/conferenceData/GetLivePhotos'],
  getLiveWall: ['GET', '/api/services/app/conferenceData/GetLiveWall'],
  getMyLiveMarks: ['GET', '/api/services/app/conferenceUserMobile/GetLiveMarks'],
  getMyLiveUploads: ['GET', '/api/services/app/conferenceUserMobile/GetMyLiveUploads'],
  markLivePhoto: ['POST', '/api/services/app/conferenceUserMobile/MarkLivePhoto'],
  reportLivePhoto: ['POST', '/api/services/app/conferenceUserMobile/ReportLivePhoto'],
  requestLiveOriginal: ['POST', '/api/services/app/conferenceUserMobile/RequestLiveOriginal'],
  uploadLivePhoto: ['POST', '/api/services/app/conferenceUserMobile/UploadLivePhoto'],
  uploadLivePhotoAtDesk: ['POST', '/api/services/app/conferenceLive/Upload'],
  withdrawLiveUpload: ['POST', '/api/services/app/conferenceUserMobile/WithdrawLiveUpload'],
};
