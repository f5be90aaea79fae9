// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/water-mark.ts';
import type { RoutesOf } from '../../route.ts';

export const waterMarkRoutes: RoutesOf<typeof contract> = {
  continueRerendering: { method: 'POST', path: '/api/services/app/waterMark/ContinueRerendering' },
  createWaterMark: { method: 'POST', path: '/api/services/app/waterMark/CreateWaterMark' },
  deleteWaterMark: { method: 'DELETE', path: '/api/services/app/waterMark/DeleteWaterMark' },
  getRerendering: { method: 'GET', path: '/api/services/app/waterMark/GetRerendering' },
  getTypicalImages: { method: 'GET', path: '/api/services/app/waterMark/GetTypicalImages' },
  getWaterMarks: { method: 'GET', path: '/api/services/app/waterMark/GetWaterMarks' },
  pauseRerendering: { method: 'POST', path: '/api/services/app/waterMark/PauseRerendering' },
  previewWaterMark: { method: 'POST', path: '/api/services/app/waterMark/PreviewWaterMark' },
  updateWaterMark: { method: 'PUT', path: '/api/services/app/waterMark/UpdateWaterMark' },
  uploadWatermarkPicture: { method: 'POST', path: '/api/ResourceManagement/Watermark' },
};
