import type * as traffic from '@tuyuan/contract/conference/transport.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const conferenceTrafficApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyTrips: build.query<ResultOf<typeof traffic.getMyTrips>, ArgumentOf<typeof traffic.getMyTrips>>({
      query: callOf<typeof traffic.getMyTrips>('GET', '/api/services/app/conferenceTraffic/GetMine'),
      providesTags: ['Traffic'],
    }),
    saveItinerary: build.mutation<ResultOf<typeof traffic.saveItinerary>, ArgumentOf<typeof traffic.saveItinerary>>({
      query: callOf<typeof traffic.saveItinerary>('POST', '/api/services/app/conferenceTraffic/SaveItinerary'),
      invalidatesTags: ['Traffic'],
    }),
    takeTripSeat: build.mutation<ResultOf<typeof traffic.takeTripSeat>, ArgumentOf<typeof traffic.takeTripSeat>>({
      query: callOf<typeof traffic.takeTripSeat>('POST', '/api/services/app/conferenceTraffic/TakeSeat'),
      invalidatesTags: ['Traffic'],
    }),
    giveUpTripSeat: build.mutation<ResultOf<typeof traffic.giveUpTripSeat>, ArgumentOf<typeof traffic.giveUpTripSeat>>({
      query: callOf<typeof traffic.giveUpTripSeat>('POST', '/api/services/app/conferenceTraffic/GiveUpSeat'),
      invalidatesTags: ['Traffic'],
    }),
    getStaffTrips: build.query<ResultOf<typeof traffic.getStaffTrips>, ArgumentOf<typeof traffic.getStaffTrips>>({
      query: callOf<typeof traffic.getStaffTrips>('GET', '/api/services/app/conferenceTraffic/GetStaffTrips'),
      providesTags: ['Traffic'],
    }),
    getTripSeats: build.query<ResultOf<typeof traffic.getTripSeats>, ArgumentOf<typeof traffic.getTripSeats>>({
      query: callOf<typeof traffic.getTripSeats>('GET', '/api/services/app/conferenceTraffic/GetSeats'),
      providesTags: ['Traffic'],
    }),
    boardSeat: build.mutation<ResultOf<typeof traffic.boardSeat>, ArgumentOf<typeof traffic.boardSeat>>({
      query: callOf<typeof traffic.boardSeat>('POST', '/api/services/app/conferenceTraffic/Board'),
      invalidatesTags: ['Traffic'],
    }),
    unboardSeat: build.mutation<ResultOf<typeof traffic.unboardSeat>, ArgumentOf<typeof traffic.unboardSeat>>({
      query: callOf<typeof traffic.unboardSeat>('POST', '/api/services/app/conferenceTraffic/UndoBoarding'),
      invalidatesTags: ['Traffic'],
    }),
    advanceTrip: build.mutation<ResultOf<typeof traffic.advanceTrip>, ArgumentOf<typeof traffic.advanceTrip>>({
      query: callOf<typeof traffic.advanceTrip>('POST', '/api/services/app/conferenceTraffic/Advance'),
      invalidatesTags: ['Traffic'],
    }),
  }),
});

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
} = conferenceTrafficApi;
