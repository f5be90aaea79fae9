// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/schedule.ts';
import type { RoutesOf } from '../../route.ts';

export const scheduleRoutes: RoutesOf<typeof contract> = {
  createSession: { method: 'POST', path: '/api/services/app/conferenceSchedule/CreateSession' },
  discardSession: { method: 'POST', path: '/api/services/app/conferenceSchedule/DiscardSession' },
  getScheduleDraft: { method: 'GET', path: '/api/services/app/conferenceSchedule/GetDraft' },
  getSeatHolders: { method: 'GET', path: '/api/services/app/conferenceSchedule/GetSeatHolders' },
  placeSession: { method: 'POST', path: '/api/services/app/conferenceSchedule/PlaceSession' },
  removeSession: { method: 'POST', path: '/api/services/app/conferenceSchedule/RemoveSession' },
  updateSession: { method: 'PUT', path: '/api/services/app/conferenceSchedule/UpdateSession' },
};
