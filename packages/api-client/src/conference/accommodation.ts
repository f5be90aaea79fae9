import { accommodationRoutes } from '../routes/conference/accommodation.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetMyStayQuery,
  useSaveStayWishMutation,
  useAcceptStayMutation,
  useAskStayChangeMutation,
  useWithdrawStayChangeMutation,
} = serviceApi(accommodationRoutes, { tags: ['Stay'] });
