import type * as rooming from '@tuyuan/contract/conference/accommodation-management.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const service = '/api/services/app/conferenceStayManagement' as const;

export const conferenceStayManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRooming: build.query<ResultOf<typeof rooming.getRooming>, ArgumentOf<typeof rooming.getRooming>>({
      query: callOf<typeof rooming.getRooming>('GET', `${service}/GetRooming`),
      providesTags: ['Stay'],
    }),
    getSilentGuests: build.query<ResultOf<typeof rooming.getSilentGuests>, ArgumentOf<typeof rooming.getSilentGuests>>({
      query: callOf<typeof rooming.getSilentGuests>('GET', `${service}/GetSilentGuests`),
      providesTags: ['Stay'],
    }),
    createHotel: build.mutation<ResultOf<typeof rooming.createHotel>, ArgumentOf<typeof rooming.createHotel>>({
      query: callOf<typeof rooming.createHotel>('POST', `${service}/CreateHotel`),
      invalidatesTags: ['Stay'],
    }),
    updateHotel: build.mutation<ResultOf<typeof rooming.updateHotel>, ArgumentOf<typeof rooming.updateHotel>>({
      query: callOf<typeof rooming.updateHotel>('PUT', `${service}/UpdateHotel`),
      invalidatesTags: ['Stay'],
    }),
    deleteHotel: build.mutation<ResultOf<typeof rooming.deleteHotel>, ArgumentOf<typeof rooming.deleteHotel>>({
      query: callOf<typeof rooming.deleteHotel>('DELETE', `${service}/DeleteHotel`),
      invalidatesTags: ['Stay'],
    }),
    createRooms: build.mutation<ResultOf<typeof rooming.createRooms>, ArgumentOf<typeof rooming.createRooms>>({
      query: callOf<typeof rooming.createRooms>('POST', `${service}/CreateRooms`),
      invalidatesTags: ['Stay'],
    }),
    updateHotelRoom: build.mutation<
      ResultOf<typeof rooming.updateHotelRoom>,
      ArgumentOf<typeof rooming.updateHotelRoom>
    >({
      query: callOf<typeof rooming.updateHotelRoom>('PUT', `${service}/UpdateRoom`),
      invalidatesTags: ['Stay'],
    }),
    deleteRooms: build.mutation<ResultOf<typeof rooming.deleteRooms>, ArgumentOf<typeof rooming.deleteRooms>>({
      query: callOf<typeof rooming.deleteRooms>('POST', `${service}/DeleteRooms`),
      invalidatesTags: ['Stay'],
    }),
    placeGuest: build.mutation<ResultOf<typeof rooming.placeGuest>, ArgumentOf<typeof rooming.placeGuest>>({
      query: callOf<typeof rooming.placeGuest>('POST', `${service}/PlaceGuest`),
      invalidatesTags: ['Stay'],
    }),
    removeGuest: build.mutation<ResultOf<typeof rooming.removeGuest>, ArgumentOf<typeof rooming.removeGuest>>({
      query: callOf<typeof rooming.removeGuest>('POST', `${service}/RemoveGuest`),
      invalidatesTags: ['Stay'],
    }),
    publishStays: build.mutation<ResultOf<typeof rooming.publishStays>, ArgumentOf<typeof rooming.publishStays>>({
      query: callOf<typeof rooming.publishStays>('POST', `${service}/Publish`),
      invalidatesTags: ['Stay'],
    }),
    answerStayChange: build.mutation<
      ResultOf<typeof rooming.answerStayChange>,
      ArgumentOf<typeof rooming.answerStayChange>
    >({
      query: callOf<typeof rooming.answerStayChange>('POST', `${service}/AnswerChange`),
      invalidatesTags: ['Stay'],
    }),
    moveStay: build.mutation<ResultOf<typeof rooming.moveStay>, ArgumentOf<typeof rooming.moveStay>>({
      query: callOf<typeof rooming.moveStay>('POST', `${service}/SetPresence`),
      invalidatesTags: ['Stay'],
    }),
    exportRoomList: build.mutation<ResultOf<typeof rooming.exportRoomList>, ArgumentOf<typeof rooming.exportRoomList>>({
      query: callOf<typeof rooming.exportRoomList>('POST', `${service}/ExportRoomList`),
    }),
  }),
});

export const {
  useGetRoomingQuery,
  useGetSilentGuestsQuery,
  useCreateHotelMutation,
  useUpdateHotelMutation,
  useDeleteHotelMutation,
  useCreateRoomsMutation,
  useUpdateHotelRoomMutation,
  useDeleteRoomsMutation,
  usePlaceGuestMutation,
  useRemoveGuestMutation,
  usePublishStaysMutation,
  useAnswerStayChangeMutation,
  useMoveStayMutation,
  useExportRoomListMutation,
} = conferenceStayManagementApi;
