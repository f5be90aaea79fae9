// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/calendar.ts';
import type { RoutesOf } from '../../route.ts';

export const calendarRoutes: RoutesOf<typeof contract> = {
  confirmSeat: ['POST', '/api/services/app/conferenceCalendar/ConfirmSeat'],
  getCalendar: ['GET', '/api/services/app/conferenceData/GetCalendar'],
  getCalendarFeed: ['GET', '/api/services/app/conferenceCalendar/GetFeed'],
  getMyCalendar: ['GET', '/api/services/app/conferenceCalendar/GetMyCalendar'],
  getMySchedule: ['GET', '/api/services/app/conferenceCalendar/GetMine'],
  giveSeatBack: ['POST', '/api/services/app/conferenceCalendar/GiveSeatBack'],
  renewCalendarFeed: ['POST', '/api/services/app/conferenceCalendar/RenewFeed'],
  setStars: ['POST', '/api/services/app/conferenceCalendar/SetStars'],
  takeSeat: ['POST', '/api/services/app/conferenceCalendar/TakeSeat'],
};
