import { entrantManagementRoutes } from '../routes/contest/entrant-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetEntrantsQuery, useApproveEntrantsMutation, useRejectEntrantsMutation, useInviteGuestMutation } =
  serviceApi(entrantManagementRoutes, {
    tags: ['Activity'],
    // Said at the dialog's fields.
    quiet: ['inviteGuest'],
  });
