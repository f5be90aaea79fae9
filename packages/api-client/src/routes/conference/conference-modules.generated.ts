// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/conference-modules.ts';
import type { RoutesOf } from '../../route.ts';

export const conferenceModulesRoutes: RoutesOf<typeof contract> = {
  getConferenceModules: { method: 'GET', path: '/api/services/app/conferenceManagement/GetModules' },
  setConferenceModules: { method: 'POST', path: '/api/services/app/conferenceManagement/SetModules' },
};
