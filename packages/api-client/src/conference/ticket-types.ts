import { ticketTypesRoutes } from '../routes/conference/ticket-types.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetTicketTypesQuery,
  useCreateTicketTypeMutation,
  useUpdateTicketTypeMutation,
  useMoveTicketTypeMutation,
  useDeleteTicketTypeMutation,
  useGetOfficeTicketTypesQuery,
} = serviceApi(ticketTypesRoutes, {
  tags: ['Conference'],
  tagsOf: { getOfficeTicketTypes: [] },
});
