// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/calendar.ts';
import type { RoutesOf } from '../../route.ts';

export const calendarRoutes: RoutesOf<typeof contract> = {
  confirmSeat: { method: 'POST', path: '/api/services/app/conferenceCalendar/ConfirmSeat' },
  getCalendarFeed: { method: 'GET', path: '/api/services/app/conferenceCalendar/GetFeed' },
  getMyCalendar: { method: 'GET', path: '/api/services/app/conferenceCalendar/GetMyCalendar' },
  getMySchedule: { method: 'GET', path: '/api/services/app/conferenceCalendar/GetMine' },
  renewCalendarFeed: { method: 'POST', path: '/api/services/app/conferenceCalendar/RenewFeed' },
  returnSeat: { method: 'POST', path: '/api/services/app/conferenceCalendar/GiveSeatBack' },
  setStars: { method: 'POST', path: '/api/services/app/conferenceCalendar/SetStars' },
  takeSeat: { method: 'POST', path: '/api/services/app/conferenceCalendar/TakeSeat' },
};
