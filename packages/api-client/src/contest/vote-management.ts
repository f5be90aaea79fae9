import { voteManagementRoutes } from '../routes/contest/vote-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetVoteMonitorQuery, useGetRiskGroupsQuery, useDecideRiskGroupsMutation } = serviceApi(
  voteManagementRoutes,
  { tags: ['Rank'], quiet: ['decideRiskGroups'] },
);
