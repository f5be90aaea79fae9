// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/front-user.ts';
import type { RoutesOf } from '../../route.ts';

export const frontUserRoutes: RoutesOf<typeof contract> = {
  acceptAgreement: ['POST', '/api/services/app/frontUser/AcceptAgreement'],
  getBackground: ['GET', '/api/services/app/frontUser/GetBackground'],
  getBroadcastSubscribe: ['GET', '/api/services/app/frontUser/GetBroadcastSubscribe'],
  getCredits: ['GET', '/api/services/app/frontUser/GetCredits'],
  getFirstBuy: ['GET', '/api/services/app/frontUser/GetFirstBuy'],
  getGrapherProfile: ['GET', '/api/services/app/frontUser/GetGrapherProfile'],
  getProfile: ['GET', '/api/services/app/frontUser/GetProfile'],
  getServicePhone: ['GET', '/api/services/app/frontUser/GetServicePhone'],
  removeBackground: ['POST', '/api/services/app/frontUser/RemoveBackground'],
  updateBroadcastSubscribe: ['PUT', '/api/services/app/frontUser/UpdateBroadcastSubscribe'],
  updateGrapherProfile: ['PUT', '/api/services/app/frontUser/UpdateGrapherProfile'],
  updateProfile: ['PUT', '/api/services/app/frontUser/UpdateProfile'],
  uploadAvatar: ['POST', '/api/services/app/frontUser/UploadAvatar'],
  uploadBackground: ['POST', '/api/services/app/frontUser/UploadBackground'],
};
