// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/mfui-setting.ts';
import type { RoutesOf } from '../../route.ts';

export const mfuiSettingRoutes: RoutesOf<typeof contract> = {
  getTheme: { method: 'GET', path: '/api/services/app/mFUISetting/GetTheme' },
  updateTheme: { method: 'POST', path: '/api/services/app/mFUISetting/UpdateTheme' },
};
