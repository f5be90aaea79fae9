// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/schedule-rooms.ts';
import type { RoutesOf } from '../../route.ts';

export const scheduleRoomsRoutes: RoutesOf<typeof contract> = {
  arrangeRooms: { method: 'POST', path: '/api/services/app/conferenceSchedule/ArrangeRooms' },
  createRoom: { method: 'POST', path: '/api/services/app/conferenceSchedule/CreateRoom' },
  createSpeaker: { method: 'POST', path: '/api/services/app/conferenceSchedule/CreateSpeaker' },
  createTrack: { method: 'POST', path: '/api/services/app/conferenceSchedule/CreateTrack' },
  deleteRoom: { method: 'DELETE', path: '/api/services/app/conferenceSchedule/DeleteRoom' },
  deleteSpeaker: { method: 'DELETE', path: '/api/services/app/conferenceSchedule/DeleteSpeaker' },
  deleteTrack: { method: 'DELETE', path: '/api/services/app/conferenceSchedule/DeleteTrack' },
  updateRoom: { method: 'PUT', path: '/api/services/app/conferenceSchedule/UpdateRoom' },
  updateSpeaker: { method: 'PUT', path: '/api/services/app/conferenceSchedule/UpdateSpeaker' },
  updateTrack: { method: 'PUT', path: '/api/services/app/conferenceSchedule/UpdateTrack' },
  uploadSpeakerPhoto: { method: 'POST', path: '/api/services/app/conferenceSchedule/UploadSpeakerPhoto' },
};
