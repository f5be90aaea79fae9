import type * as traffic from '@tuyuan/contract/conference/transport-management.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const service = '/api/services/app/conferenceTrafficManagement' as const;

export const conferenceTrafficManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTraffic: build.query<ResultOf<typeof traffic.getTraffic>, ArgumentOf<typeof traffic.getTraffic>>({
      query: callOf<typeof traffic.getTraffic>('GET', `${service}/GetTraffic`),
      providesTags: ['Traffic'],
    }),
    createTrip: build.mutation<ResultOf<typeof traffic.createTrip>, ArgumentOf<typeof traffic.createTrip>>({
      query: callOf<typeof traffic.createTrip>('POST', `${service}/CreateTrip`),
      invalidatesTags: ['Traffic'],
    }),
    updateTrip: build.mutation<ResultOf<typeof traffic.updateTrip>, ArgumentOf<typeof traffic.updateTrip>>({
      query: callOf<typeof traffic.updateTrip>('PUT', `${service}/UpdateTrip`),
      invalidatesTags: ['Traffic'],
    }),
    delayTrip: build.mutation<ResultOf<typeof traffic.delayTrip>, ArgumentOf<typeof traffic.delayTrip>>({
      query: callOf<typeof traffic.delayTrip>('POST', `${service}/Delay`),
      invalidatesTags: ['Traffic'],
    }),
    cancelTrip: build.mutation<ResultOf<typeof traffic.cancelTrip>, ArgumentOf<typeof traffic.cancelTrip>>({
      query: callOf<typeof traffic.cancelTrip>('POST', `${service}/Cancel`),
      invalidatesTags: ['Traffic'],
    }),
    advanceManagedTrip: build.mutation<
      ResultOf<typeof traffic.advanceManagedTrip>,
      ArgumentOf<typeof traffic.advanceManagedTrip>
    >({
      query: callOf<typeof traffic.advanceManagedTrip>('POST', `${service}/Advance`),
      invalidatesTags: ['Traffic'],
    }),
    deleteTrip: build.mutation<ResultOf<typeof traffic.deleteTrip>, ArgumentOf<typeof traffic.deleteTrip>>({
      query: callOf<typeof traffic.deleteTrip>('DELETE', `${service}/DeleteTrip`),
      invalidatesTags: ['Traffic'],
    }),
    seatAttendees: build.mutation<ResultOf<typeof traffic.seatAttendees>, ArgumentOf<typeof traffic.seatAttendees>>({
      query: callOf<typeof traffic.seatAttendees>('POST', `${service}/SeatAttendees`),
      invalidatesTags: ['Traffic'],
    }),
    unseatAttendee: build.mutation<ResultOf<typeof traffic.unseatAttendee>, ArgumentOf<typeof traffic.unseatAttendee>>({
      query: callOf<typeof traffic.unseatAttendee>('POST', `${service}/Unseat`),
      invalidatesTags: ['Traffic'],
    }),
    exportManifests: build.mutation<
      ResultOf<typeof traffic.exportManifests>,
      ArgumentOf<typeof traffic.exportManifests>
    >({
      query: callOf<typeof traffic.exportManifests>('POST', `${service}/ExportManifests`),
    }),
  }),
});

export const {
  useGetTrafficQuery,
  useCreateTripMutation,
  useUpdateTripMutation,
  useDelayTripMutation,
  useCancelTripMutation,
  useAdvanceManagedTripMutation,
  useDeleteTripMutation,
  useSeatAttendeesMutation,
  useUnseatAttendeeMutation,
  useExportManifestsMutation,
} = conferenceTrafficManagementApi;
