// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/site-setting.ts';
import type { RoutesOf } from '../../route.ts';

export const siteSettingRoutes: RoutesOf<typeof contract> = {
  getSettings: { method: 'GET', path: '/api/services/app/siteSetting/GetSettings' },
  updateSettings: { method: 'PUT', path: '/api/services/app/siteSetting/UpdateSettings' },
  uploadSitePicture: { method: 'POST', path: '/api/services/app/siteSetting/UploadPicture' },
};
