// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/entrant-management.ts';
import type { RoutesOf } from '../../route.ts';

export const entrantManagementRoutes: RoutesOf<typeof contract> = {
  approveEntrants: { method: 'POST', path: '/api/services/app/activityEntrant/Approve' },
  getEntrants: { method: 'GET', path: '/api/services/app/activityEntrant/GetList' },
  inviteGuest: { method: 'POST', path: '/api/services/app/activityEntrant/InviteGuest' },
  rejectEntrants: { method: 'POST', path: '/api/services/app/activityEntrant/Reject' },
};
