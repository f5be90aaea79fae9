import { creditManagementRoutes } from '../routes/commerce/credit-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const creditManagementApi = serviceApi(creditManagementRoutes, {
  tags: ['Credit'],
  tagsOf: { tryCreditRules: [] },
  keyed: ['adjustCredits'],
  // Said at the form's fields.
  quiet: ['adjustCredits'],
});

export const {
  useGetCreditRulesQuery,
  useTryCreditRulesMutation,
  useUpdateCreditRulesMutation,
  useGetManagedCreditRecordsQuery,
  useAdjustCreditsMutation,
} = creditManagementApi;
