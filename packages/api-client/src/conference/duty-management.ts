import type * as roster from '@tuyuan/contract/conference/duty-management.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const service = '/api/services/app/conferenceDutyManagement' as const;

const conferenceDutyManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDutyRoster: build.query<ResultOf<typeof roster.getDutyRoster>, ArgumentOf<typeof roster.getDutyRoster>>({
      query: callOf<typeof roster.getDutyRoster>('GET', `${service}/GetRoster`),
      providesTags: ['Duty'],
    }),
    getManagedGaps: build.query<ResultOf<typeof roster.getManagedGaps>, ArgumentOf<typeof roster.getManagedGaps>>({
      query: callOf<typeof roster.getManagedGaps>('GET', `${service}/GetGaps`),
      providesTags: ['Duty'],
    }),
    getShiftColleagues: build.query<
      ResultOf<typeof roster.getShiftColleagues>,
      ArgumentOf<typeof roster.getShiftColleagues>
    >({
      query: callOf<typeof roster.getShiftColleagues>('GET', `${service}/GetColleagues`),
      providesTags: ['Duty'],
    }),
    createPost: build.mutation<ResultOf<typeof roster.createPost>, ArgumentOf<typeof roster.createPost>>({
      query: callOf<typeof roster.createPost>('POST', `${service}/CreatePost`),
      invalidatesTags: ['Duty'],
    }),
    updatePost: build.mutation<ResultOf<typeof roster.updatePost>, ArgumentOf<typeof roster.updatePost>>({
      query: callOf<typeof roster.updatePost>('PUT', `${service}/UpdatePost`),
      invalidatesTags: ['Duty'],
    }),
    deletePost: build.mutation<ResultOf<typeof roster.deletePost>, ArgumentOf<typeof roster.deletePost>>({
      query: callOf<typeof roster.deletePost>('DELETE', `${service}/DeletePost`),
      invalidatesTags: ['Duty'],
    }),
    createShifts: build.mutation<ResultOf<typeof roster.createShifts>, ArgumentOf<typeof roster.createShifts>>({
      query: callOf<typeof roster.createShifts>('POST', `${service}/CreateShifts`),
      invalidatesTags: ['Duty'],
    }),
    updateShift: build.mutation<ResultOf<typeof roster.updateShift>, ArgumentOf<typeof roster.updateShift>>({
      query: callOf<typeof roster.updateShift>('PUT', `${service}/UpdateShift`),
      invalidatesTags: ['Duty'],
    }),
    deleteShift: build.mutation<ResultOf<typeof roster.deleteShift>, ArgumentOf<typeof roster.deleteShift>>({
      query: callOf<typeof roster.deleteShift>('DELETE', `${service}/DeleteShift`),
      invalidatesTags: ['Duty'],
    }),
    assignShift: build.mutation<ResultOf<typeof roster.assignShift>, ArgumentOf<typeof roster.assignShift>>({
      query: callOf<typeof roster.assignShift>('POST', `${service}/Assign`),
      invalidatesTags: ['Duty'],
    }),
    unassignShift: build.mutation<ResultOf<typeof roster.unassignShift>, ArgumentOf<typeof roster.unassignShift>>({
      query: callOf<typeof roster.unassignShift>('POST', `${service}/Unassign`),
      invalidatesTags: ['Duty'],
    }),
    settleShiftEntry: build.mutation<
      ResultOf<typeof roster.settleShiftEntry>,
      ArgumentOf<typeof roster.settleShiftEntry>
    >({
      query: callOf<typeof roster.settleShiftEntry>('POST', `${service}/Settle`),
      invalidatesTags: ['Duty'],
    }),
    settleSwap: build.mutation<ResultOf<typeof roster.settleSwap>, ArgumentOf<typeof roster.settleSwap>>({
      query: callOf<typeof roster.settleSwap>('POST', `${service}/DecideSwap`),
      invalidatesTags: ['Duty'],
    }),
  }),
});

export const {
  useGetDutyRosterQuery,
  useGetManagedGapsQuery,
  useGetShiftColleaguesQuery,
  useCreatePostMutation,
  useUpdatePostMutation,
  useDeletePostMutation,
  useCreateShiftsMutation,
  useUpdateShiftMutation,
  useDeleteShiftMutation,
  useAssignShiftMutation,
  useUnassignShiftMutation,
  useSettleShiftEntryMutation,
  useSettleSwapMutation,
} = conferenceDutyManagementApi;
