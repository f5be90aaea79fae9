// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/jury-management.ts';
import type { RoutesOf } from '../../route.ts';

export const juryManagementRoutes: RoutesOf<typeof contract> = {
  addJuror: { method: 'POST', path: '/api/services/app/activityJury/AddJuror' },
  createRound: { method: 'POST', path: '/api/services/app/activityJury/CreateRound' },
  deleteRound: { method: 'DELETE', path: '/api/services/app/activityJury/DeleteRound' },
  getCalibration: { method: 'GET', path: '/api/services/app/activityJury/GetCalibration' },
  getJury: { method: 'GET', path: '/api/services/app/activityJury/GetJury' },
  raiseQuorum: { method: 'POST', path: '/api/services/app/activityJury/RaiseQuorum' },
  removeJuror: { method: 'POST', path: '/api/services/app/activityJury/RemoveJuror' },
  setRoundState: { method: 'POST', path: '/api/services/app/activityJury/SetRoundState' },
};
