// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/sign-point-management.ts';
import type { RoutesOf } from '../../route.ts';

export const signPointManagementRoutes: RoutesOf<typeof contract> = {
  createSignPoint: ['POST', '/api/services/app/checkInManagement/CreateSignPoint'],
  deleteSignPoint: ['DELETE', '/api/services/app/checkInManagement/DeleteSignPoint'],
  getPoster: ['GET', '/api/services/app/checkInManagement/GetPoster'],
  getSignPoints: ['GET', '/api/services/app/checkInManagement/GetSignPoints'],
  renewPoster: ['POST', '/api/services/app/checkInManagement/RenewPoster'],
  setMealStock: ['PUT', '/api/services/app/checkInManagement/SetMealStock'],
  updateSignPoint: ['PUT', '/api/services/app/checkInManagement/UpdateSignPoint'],
};
