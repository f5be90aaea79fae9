// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/community/broadcast-management.ts';
import type { RoutesOf } from '../../route.ts';

export const broadcastManagementRoutes: RoutesOf<typeof contract> = {
  cancelBroadcast: { method: 'POST', path: '/api/services/app/broadcast/Cancel' },
  deleteBroadcast: { method: 'DELETE', path: '/api/services/app/broadcast/Delete' },
  getBroadcastGroups: { method: 'GET', path: '/api/services/app/broadcast/GetGroups' },
  getBroadcasts: { method: 'GET', path: '/api/services/app/broadcast/GetBroadcasts' },
  sendBroadcast: { method: 'POST', path: '/api/services/app/broadcast/Send' },
  updateBroadcast: { method: 'PUT', path: '/api/services/app/broadcast/Update' },
};
