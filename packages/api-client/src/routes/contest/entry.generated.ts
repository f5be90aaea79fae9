// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/entry.ts';
import type { RoutesOf } from '../../route.ts';

export const entryRoutes: RoutesOf<typeof contract> = {
  appealEntry: { method: 'POST', path: '/api/services/app/activityData/AppealWork' },
  createEntry: { method: 'POST', path: '/api/services/app/activityData/CreateWork' },
  deleteEntry: { method: 'DELETE', path: '/api/services/app/activityData/DeleteWork' },
  getOwnEntries: { method: 'GET', path: '/api/services/app/activityData/GetMyWorks' },
  submitEntries: { method: 'POST', path: '/api/services/app/activityData/SubmitWorks' },
  updateEntry: { method: 'PUT', path: '/api/services/app/activityData/UpdateWork' },
  withdrawEntries: { method: 'POST', path: '/api/services/app/activityData/WithdrawWorks' },
};
