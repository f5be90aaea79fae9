import { agreementRoutes } from '../routes/account/agreement.generated.ts';
import { serviceApi } from '../service-api.ts';

export const agreementApi = serviceApi(agreementRoutes, { tags: ['Agreement'] });

export const {
  useGetAgreementVersionsQuery,
  useGetAgreementVersionQuery,
  useLazyGetAgreementVersionQuery,
  useGetOwnConsentsQuery,
  useGetAskedAgreementsQuery,
  useAgreeToMutation,
  useGetAgreementCountsQuery,
  useGetConsentsQuery,
} = agreementApi;
