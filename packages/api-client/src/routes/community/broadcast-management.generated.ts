// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/community/broadcast-management.ts';
import type { RoutesOf } from '../../route.ts';

export const broadcastManagementRoutes: RoutesOf<typeof contract> = {
  deleteBroadcast: { method: 'DELETE', path: '/api/services/app/broadcast/Delete' },
  getBroadcasts: { method: 'GET', path: '/api/services/app/broadcast/GetBroadcasts' },
  sendBroadcast: { method: 'POST', path: '/api/services/app/broadcast/Send' },
};
