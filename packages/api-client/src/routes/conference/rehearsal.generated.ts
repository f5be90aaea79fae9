// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/rehearsal.ts';
import type { RoutesOf } from '../../route.ts';

export const rehearsalRoutes: RoutesOf<typeof contract> = {
  getReadiness: ['GET', '/api/services/app/conferenceRehearsal/GetReadiness'],
  getRehearsals: ['GET', '/api/services/app/conferenceRehearsal/GetRehearsals'],
  startRehearsal: ['POST', '/api/services/app/conferenceRehearsal/StartRehearsal'],
};
