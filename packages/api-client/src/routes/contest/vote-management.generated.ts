// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/vote-management.ts';
import type { RoutesOf } from '../../route.ts';

export const voteManagementRoutes: RoutesOf<typeof contract> = {
  decideRiskGroups: { method: 'POST', path: '/api/services/app/activityManagement/DecideRiskGroups' },
  getRiskGroups: { method: 'GET', path: '/api/services/app/activityManagement/GetRiskGroups' },
  getVoteMonitor: { method: 'GET', path: '/api/services/app/activityManagement/GetVotes' },
};
