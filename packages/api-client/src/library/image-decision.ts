import { imageDecisionRoutes } from '../routes/library/image-decision.generated.ts';
import { serviceApi } from '../service-api.ts';

export const imageDecisionApi = serviceApi(imageDecisionRoutes, { tags: ['Image', 'Review'] });

export const {
  useGetImageDecisionsQuery,
  useAppealImageMutation,
  useResubmitImagesMutation,
  useWithdrawImagesMutation,
} = imageDecisionApi;
