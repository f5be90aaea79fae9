import type {
  arrangeRooms,
  createRoom,
  createSpeaker,
  createTrack,
  deleteRoom,
  deleteSpeaker,
  deleteTrack,
  updateRoom,
  updateSpeaker,
  updateTrack,
  uploadSpeakerPhoto,
} from '@tuyuan/contract/conference/schedule-rooms.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';
import { uploadForm } from '../upload-form.ts';

const service = '/api/services/app/conferenceSchedule' as const;
const draft = [{ type: 'Schedule', id: 'draft' }] as const;
const PHOTO_PATH: (typeof uploadSpeakerPhoto)['path'] = `${service}/UploadSpeakerPhoto`;

interface SpeakerPhoto extends ArgumentOf<typeof uploadSpeakerPhoto> {
  readonly file: Blob;
}

/** The rooms, tracks and speakers a schedule is made of. */
const scheduleStageApi = api.injectEndpoints({
  endpoints: (build) => ({
    createRoom: build.mutation<ResultOf<typeof createRoom>, ArgumentOf<typeof createRoom>>({
      query: callOf<typeof createRoom>('POST', `${service}/CreateRoom`),
      invalidatesTags: draft,
    }),
    updateRoom: build.mutation<ResultOf<typeof updateRoom>, ArgumentOf<typeof updateRoom>>({
      query: callOf<typeof updateRoom>('PUT', `${service}/UpdateRoom`),
      invalidatesTags: draft,
    }),
    arrangeRooms: build.mutation<ResultOf<typeof arrangeRooms>, ArgumentOf<typeof arrangeRooms>>({
      query: callOf<typeof arrangeRooms>('POST', `${service}/ArrangeRooms`),
      invalidatesTags: draft,
    }),
    deleteRoom: build.mutation<ResultOf<typeof deleteRoom>, ArgumentOf<typeof deleteRoom>>({
      query: callOf<typeof deleteRoom>('DELETE', `${service}/DeleteRoom`),
      invalidatesTags: draft,
    }),
    createTrack: build.mutation<ResultOf<typeof createTrack>, ArgumentOf<typeof createTrack>>({
      query: callOf<typeof createTrack>('POST', `${service}/CreateTrack`),
      invalidatesTags: draft,
    }),
    updateTrack: build.mutation<ResultOf<typeof updateTrack>, ArgumentOf<typeof updateTrack>>({
      query: callOf<typeof updateTrack>('PUT', `${service}/UpdateTrack`),
      invalidatesTags: draft,
    }),
    deleteTrack: build.mutation<ResultOf<typeof deleteTrack>, ArgumentOf<typeof deleteTrack>>({
      query: callOf<typeof deleteTrack>('DELETE', `${service}/DeleteTrack`),
      invalidatesTags: draft,
    }),
    createSpeaker: build.mutation<ResultOf<typeof createSpeaker>, ArgumentOf<typeof createSpeaker>>({
      query: callOf<typeof createSpeaker>('POST', `${service}/CreateSpeaker`),
      invalidatesTags: draft,
    }),
    updateSpeaker: build.mutation<ResultOf<typeof updateSpeaker>, ArgumentOf<typeof updateSpeaker>>({
      query: callOf<typeof updateSpeaker>('PUT', `${service}/UpdateSpeaker`),
      invalidatesTags: draft,
    }),
    deleteSpeaker: build.mutation<ResultOf<typeof deleteSpeaker>, ArgumentOf<typeof deleteSpeaker>>({
      query: callOf<typeof deleteSpeaker>('DELETE', `${service}/DeleteSpeaker`),
      invalidatesTags: draft,
    }),
    uploadSpeakerPhoto: build.mutation<ResultOf<typeof uploadSpeakerPhoto>, SpeakerPhoto>({
      query: ({ file, id }) => ({ method: 'POST', path: PHOTO_PATH, input: uploadForm(file, { id }) }),
      invalidatesTags: draft,
    }),
  }),
});

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
} = scheduleStageApi;
