import { awardManagementRoutes } from '../routes/contest/award-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetAwardDeskQuery,
  useLazyGetAwardProposalQuery,
  useLazyFindAwardWorkQuery,
  useSetAwardsMutation,
  usePublishAwardsMutation,
  useRevokeAwardMutation,
} = serviceApi(awardManagementRoutes, {
  tags: ['Award'],
  tagsOf: { getAwardProposal: [], findAwardWork: [] },
  // Said where it was asked.
  quiet: ['findAwardWork', 'getAwardProposal', 'revokeAward', 'setAwards', 'publishAwards'],
  // A refusal leaves the desk as it is: what was chosen there isn't saved yet.
  onSuccess: ['setAwards', 'publishAwards', 'revokeAward'],
});
