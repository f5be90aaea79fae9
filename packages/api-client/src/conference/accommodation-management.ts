import { accommodationManagementRoutes } from '../routes/conference/accommodation-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const conferenceStayManagementApi = serviceApi(accommodationManagementRoutes, {
  tags: ['Stay'],
  tagsOf: { exportRoomList: [] },
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
