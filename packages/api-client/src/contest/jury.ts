import { juryRoutes } from '../routes/contest/jury.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetMyRoundsQuery,
  useGetQueueQuery,
  useSetBallotMutation,
  useUndoBallotMutation,
  useGetOrderQuery,
  useSetOrderMutation,
} = serviceApi(juryRoutes, { tags: ['Jury'] });
