import { objectionRoutes } from '../routes/contest/objection.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetObjectionsQuery, useMakeObjectionMutation } = serviceApi(objectionRoutes, {
  tags: ['Rank'],
  keyed: ['makeObjection'],
  // Said at the form's fields.
  quiet: ['makeObjection'],
});
