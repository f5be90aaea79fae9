// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/rehearsal.ts';
import type { RoutesOf } from '../../route.ts';

export const rehearsalRoutes: RoutesOf<typeof contract> = {
  getReadiness: { method: 'GET', path: '/api/services/app/conferenceRehearsal/GetReadiness' },
  getRehearsals: { method: 'GET', path: '/api/services/app/conferenceRehearsal/GetRehearsals' },
  startRehearsal: { method: 'POST', path: '/api/services/app/conferenceRehearsal/StartRehearsal' },
};
