// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/conference-data.ts';
import type { RoutesOf } from '../../route.ts';

export const conferenceDataRoutes: RoutesOf<typeof contract> = {
  cancelRegistration: ['POST', '/api/services/app/conferenceData/CancelRegistration'],
  getConference: ['GET', '/api/services/app/conferenceData/GetInfo'],
  getConferences: ['GET', '/api/services/app/conferenceData/GetList'],
  getMyConferences: ['GET', '/api/services/app/conferenceData/GetMyConferences'],
  getMyRegistration: ['GET', '/api/services/app/conferenceData/GetMyRegistration'],
  getMyTicket: ['GET', '/api/services/app/conferenceData/GetMyTicket'],
  registerForConference: ['POST', '/api/services/app/conferenceData/Register'],
};
