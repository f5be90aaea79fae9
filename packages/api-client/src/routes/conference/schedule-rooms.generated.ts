// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/schedule-rooms.ts';
import type { RoutesOf } from '../../route.ts';

export const scheduleRoomsRoutes: RoutesOf<typeof contract> = {
  arrangeRooms: ['POST', '/api/services/app/conferenceSchedule/ArrangeRooms'],
  createRoom: ['POST', '/api/services/app/conferenceSchedule/CreateRoom'],
  createSpeaker: ['POST', '/api/services/app/conferenceSchedule/CreateSpeaker'],
  createTrack: ['POST', '/api/services/app/conferenceSchedule/CreateTrack'],
  deleteRoom: ['DELETE', '/api/services/app/conferenceSchedule/DeleteRoom'],
  deleteSpeaker: ['DELETE', '/api/services/app/conferenceSchedule/DeleteSpeaker'],
  deleteTrack: ['DELETE', '/api/services/app/conferenceSchedule/DeleteTrack'],
  updateRoom: ['PUT', '/api/services/app/conferenceSchedule/UpdateRoom'],
  updateSpeaker: ['PUT', '/api/services/app/conferenceSchedule/UpdateSpeaker'],
  updateTrack: ['PUT', '/api/services/app/conferenceSchedule/UpdateTrack'],
  uploadSpeakerPhoto: ['POST', '/api/services/app/conferenceSchedule/UploadSpeakerPhoto'],
};
