import { codeOfConductRoutes } from '../routes/conference/code-of-conduct.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetMannerQuery,
  useGetPublishedMannerQuery,
  useConfirmMannerMutation,
  useGetMannerVersionsQuery,
  usePublishMannerMutation,
} = serviceApi(codeOfConductRoutes, { tags: ['Manner'], onSuccess: ['publishManner'] });
