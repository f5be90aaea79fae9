import { externalAccountRoutes } from '../routes/account/external-account.generated.ts';
import { serviceApi } from '../service-api.ts';

export const externalAccountApi = serviceApi(externalAccountRoutes, {
  tags: ['Session'],
  tagsOf: { startExternalAccountBinding: [] },
  quiet: ['getExternalAccounts', 'startExternalAccountBinding', 'bindExternalAccount', 'unbindExternalAccount'],
  onSuccess: ['bindExternalAccount', 'unbindExternalAccount'],
});

export const {
  useGetExternalAccountsQuery,
  useStartExternalAccountBindingMutation,
  useBindExternalAccountMutation,
  useUnbindExternalAccountMutation,
} = externalAccountApi;
