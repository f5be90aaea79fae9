// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/schedule.ts';
import type { RoutesOf } from '../../route.ts';

export const scheduleRoutes: RoutesOf<typeof contract> = {
  createSession: ['POST', '/api/services/app/conferenceSchedule/CreateSession'],
  discardSession: ['POST', '/api/services/app/conferenceSchedule/DiscardSession'],
  getScheduleDraft: ['GET', '/api/services/app/conferenceSchedule/GetDraft'],
  getSeatHolders: ['GET', '/api/services/app/conferenceSchedule/GetSeatHolders'],
  placeSession: ['POST', '/api/services/app/conferenceSchedule/PlaceSession'],
  removeSession: ['POST', '/api/services/app/conferenceSchedule/RemoveSession'],
  updateSession: ['PUT', '/api/services/app/conferenceSchedule/UpdateSession'],
};
