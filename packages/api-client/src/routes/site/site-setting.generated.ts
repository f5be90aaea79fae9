// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/site-setting.ts';
import type { RoutesOf } from '../../route.ts';

export const siteSettingRoutes: RoutesOf<typeof contract> = {
  getSettings: ['GET', '/api/services/app/siteSetting/GetSettings'],
  updateSettings: ['PUT', '/api/services/app/siteSetting/UpdateSettings'],
  uploadSitePicture: ['POST', '/api/services/app/siteSetting/UploadPicture'],
};
