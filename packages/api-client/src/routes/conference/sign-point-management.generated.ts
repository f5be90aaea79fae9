// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/sign-point-management.ts';
import type { RoutesOf } from '../../route.ts';

export const signPointManagementRoutes: RoutesOf<typeof contract> = {
  createSignPoint: { method: 'POST', path: '/api/services/app/checkInManagement/CreateSignPoint' },
  deleteSignPoint: { method: 'DELETE', path: '/api/services/app/checkInManagement/DeleteSignPoint' },
  getPoster: { method: 'GET', path: '/api/services/app/checkInManagement/GetPoster' },
  getSignPoints: { method: 'GET', path: '/api/services/app/checkInManagement/GetSignPoints' },
  renewPoster: { method: 'POST', path: '/api/services/app/checkInManagement/RenewPoster' },
  setMealStock: { method: 'PUT', path: '/api/services/app/checkInManagement/SetMealStock' },
  updateSignPoint: { method: 'PUT', path: '/api/services/app/checkInManagement/UpdateSignPoint' },
};
