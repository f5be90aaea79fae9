// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/mfui-setting.ts';
import type { RoutesOf } from '../../route.ts';

export const mfuiSettingRoutes: RoutesOf<typeof contract> = {
  getTheme: ['GET', '/api/services/app/mFUISetting/GetTheme'],
  updateTheme: ['POST', '/api/services/app/mFUISetting/UpdateTheme'],
};
