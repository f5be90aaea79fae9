import { payoutManagementRoutes } from '../routes/commerce/payout-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const payoutManagementApi = serviceApi(payoutManagementRoutes, {
  tags: ['Profit'],
  tagsOf: { exportPayouts: [] },
});

export const {
  useGetPayoutsQuery,
  useExportPayoutsMutation,
  useApprovePayoutMutation,
  useRejectPayoutMutation,
  useSettlePayoutMutation,
} = payoutManagementApi;
