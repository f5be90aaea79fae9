import { profitRoutes } from '../routes/commerce/profit.generated.ts';
import { serviceApi } from '../service-api.ts';

export const profitApi = serviceApi(profitRoutes, {
  tags: ['Profit'],
  keyed: ['requestPayout'],
  // Said at the form's fields.
  quiet: ['savePayoutAccount', 'requestPayout'],
});

export const {
  useGetProfitBalanceQuery,
  useGetIncomeQuery,
  useGetMyPayoutsQuery,
  useSavePayoutAccountMutation,
  useRequestPayoutMutation,
  useWithdrawPayoutMutation,
} = profitApi;
