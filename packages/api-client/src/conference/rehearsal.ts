import { rehearsalRoutes } from '../routes/conference/rehearsal.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetRehearsalsQuery, useGetReadinessQuery, useStartRehearsalMutation } = serviceApi(rehearsalRoutes, {
  tags: ['Rehearsal'],
  tagsOf: { getReadiness: ['Conference', 'CheckIn', 'Rehearsal'] },
});
