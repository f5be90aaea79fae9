import { reconciliationRoutes } from '../routes/commerce/reconciliation.generated.ts';
import { serviceApi } from '../service-api.ts';

export const reconciliationApi = serviceApi(reconciliationRoutes, { tags: ['Order'] });

export const {
  useGetReconciledDayQuery,
  useReconcileDayMutation,
  useGetPaymentExceptionsQuery,
  useRecheckExceptionMutation,
  useCloseExceptionMutation,
} = reconciliationApi;
