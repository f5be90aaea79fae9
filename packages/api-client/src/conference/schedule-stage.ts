import { scheduleRoomsRoutes } from '../routes/conference/schedule-rooms.generated.ts';
import { serviceApi } from '../service-api.ts';

/** Rooms, tracks and speakers of a schedule. */
export const {
  useCreateRoomMutation,
  useUpdateRoomMutation,
  useArrangeRoomsMutation,
  useDeleteRoomMutation,
  useCreateTrackMutation,
  useUpdateTrackMutation,
  useDeleteTrackMutation,
  useCreateSpeakerMutation,
  useUpdateSpeakerMutation,
  useDeleteSpeakerMutation,
  useUploadSpeakerPhotoMutation,
} = serviceApi(scheduleRoomsRoutes, { tags: [{ type: 'Schedule', id: 'draft' }] });
