// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/award-management.ts';
import type { RoutesOf } from '../../route.ts';

export const awardManagementRoutes: RoutesOf<typeof contract> = {
  findAwardWork: { method: 'GET', path: '/api/services/app/activityAward/GetWork' },
  getAwardDesk: { method: 'GET', path: '/api/services/app/activityAward/GetList' },
  getAwardProposal: { method: 'GET', path: '/api/services/app/activityAward/GetProposal' },
  publishAwards: { method: 'POST', path: '/api/services/app/activityAward/Publish' },
  revokeAward: { method: 'POST', path: '/api/services/app/activityAward/Revoke' },
  setAwards: { method: 'POST', path: '/api/services/app/activityAward/SetAwards' },
};
