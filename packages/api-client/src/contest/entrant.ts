import { entrantRoutes } from '../routes/contest/entrant.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetOwnEntrantQuery, useRegisterEntrantMutation, useLeaveActivityMutation } = serviceApi(
  entrantRoutes,
  {
    tags: ['Activity'],
    keyed: ['registerEntrant'],
    // Said at the form's fields.
    quiet: ['registerEntrant'],
  },
);
