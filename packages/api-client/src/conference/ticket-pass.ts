import { ticketPassRoutes } from '../routes/conference/ticket-pass.generated.ts';
import { serviceApi } from '../service-api.ts';

export const ticketPassApi = serviceApi(ticketPassRoutes, { tags: ['CheckIn'], tagsOf: { certifyPass: [] } });

export const {
  useGetPassQuery,
  useCertifyPassMutation,
  useGetMySignPointsQuery,
  useSignByPosterMutation,
  useGetMyVouchersQuery,
} = ticketPassApi;
