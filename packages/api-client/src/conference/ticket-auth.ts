import { ticketAuthRoutes } from '../routes/conference/ticket-auth.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetTicketSessionsQuery,
  useRevokeTicketSessionMutation,
  useLogOutTicketMutation,
  useRecoverTicketMutation,
} = serviceApi(ticketAuthRoutes, {
  tags: ['TicketSession'],
  tagsOf: { logOutTicket: [], recoverTicket: [] },
  quiet: ['logOutTicket'],
});
