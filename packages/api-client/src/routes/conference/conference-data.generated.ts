// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/conference-data.ts';
import type { RoutesOf } from '../../route.ts';

export const conferenceDataRoutes: RoutesOf<typeof contract> = {
  cancelRegistration: { method: 'POST', path: '/api/services/app/conferenceData/CancelRegistration' },
  getCalendar: { method: 'GET', path: '/api/services/app/conferenceData/GetCalendar' },
  getConference: { method: 'GET', path: '/api/services/app/conferenceData/GetInfo' },
  getConferences: { method: 'GET', path: '/api/services/app/conferenceData/GetList' },
  getMyConferences: { method: 'GET', path: '/api/services/app/conferenceData/GetMyConferences' },
  getMyRegistration: { method: 'GET', path: '/api/services/app/conferenceData/GetMyRegistration' },
  getMyTicket: { method: 'GET', path: '/api/services/app/conferenceData/GetMyTicket' },
  registerForConference: { method: 'POST', path: '/api/services/app/conferenceData/Register' },
};
