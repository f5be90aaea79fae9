// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/user-label.ts';
import type { RoutesOf } from '../../route.ts';

export const userLabelRoutes: RoutesOf<typeof contract> = {
  createUserLabel: { method: 'POST', path: '/api/services/app/userLabel/CreateLabel' },
  deleteUserLabel: { method: 'DELETE', path: '/api/services/app/userLabel/DeleteLabel' },
  getUserLabels: { method: 'GET', path: '/api/services/app/userLabel/GetLabels' },
  labelUsers: { method: 'POST', path: '/api/services/app/userLabel/LabelUsers' },
  updateUserLabel: { method: 'PUT', path: '/api/services/app/userLabel/UpdateLabel' },
};
