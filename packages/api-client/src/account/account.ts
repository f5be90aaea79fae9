import { accountRoutes } from '../routes/account/account.generated.ts';
import { serviceApi } from '../service-api.ts';

export const accountApi = serviceApi(accountRoutes, {
  tagsOf: { getCurrentLoginInformations: ['Session'], getMyMenus: ['Session'] },
  queries: ['getCurrentLoginInformations'],
  // Said at the form's fields.
  quiet: ['loginBySms'],
});

export const {
  useLoginMutation,
  useLoginBySmsMutation,
  useLogoutMutation,
  useLazyPingQuery,
  useGetMyMenusQuery,
  useGetCurrentLoginInformationsQuery,
} = accountApi;
