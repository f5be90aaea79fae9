// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/front-user.ts';
import type { RoutesOf } from '../../route.ts';

export const frontUserRoutes: RoutesOf<typeof contract> = {
  getBackground: { method: 'GET', path: '/api/services/app/frontUser/GetBackground' },
  getBroadcastSubscribe: { method: 'GET', path: '/api/services/app/frontUser/GetBroadcastSubscribe' },
  getCredits: { method: 'GET', path: '/api/services/app/frontUser/GetCredits' },
  getFirstBuy: { method: 'GET', path: '/api/services/app/frontUser/GetFirstBuy' },
  getGrapherProfile: { method: 'GET', path: '/api/services/app/frontUser/GetGrapherProfile' },
  getProfile: { method: 'GET', path: '/api/services/app/frontUser/GetProfile' },
  getServicePhone: { method: 'GET', path: '/api/services/app/frontUser/GetServicePhone' },
  removeBackground: { method: 'POST', path: '/api/services/app/frontUser/RemoveBackground' },
  updateBroadcastSubscribe: { method: 'PUT', path: '/api/services/app/frontUser/UpdateBroadcastSubscribe' },
  updateGrapherProfile: { method: 'PUT', path: '/api/services/app/frontUser/UpdateGrapherProfile' },
  updateProfile: { method: 'PUT', path: '/api/services/app/frontUser/UpdateProfile' },
  uploadAvatar: { method: 'POST', path: '/api/services/app/frontUser/UploadAvatar' },
  uploadBackground: { method: 'POST', path: '/api/services/app/frontUser/UploadBackground' },
};
