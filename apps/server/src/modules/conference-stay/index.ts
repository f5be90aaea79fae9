export { conferenceStayRoutes } from './conference-stay.routes.ts';
export { stayCalendar } from './stay-calendar.ts';
