import { transportRoutes } from '../routes/conference/transport.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetMyTripsQuery,
  useSaveItineraryMutation,
  useTakeTripSeatMutation,
  useGiveUpTripSeatMutation,
  useGetStaffTripsQuery,
  useGetTripSeatsQuery,
  useBoardSeatMutation,
  useUnboardSeatMutation,
  useAdvanceTripMutation,
} = serviceApi(transportRoutes, { tags: ['Traffic'] });
