// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/entry-management.ts';
import type { RoutesOf } from '../../route.ts';

export const entryManagementRoutes: RoutesOf<typeof contract> = {
  decideEntries: { method: 'POST', path: '/api/services/app/activityEntry/Decide' },
  getManagedEntries: { method: 'GET', path: '/api/services/app/activityEntry/GetList' },
  undoEntryDecision: { method: 'POST', path: '/api/services/app/activityEntry/Undo' },
};
