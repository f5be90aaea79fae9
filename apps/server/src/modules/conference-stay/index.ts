export { cloneHotels } from './clone-hotels.repository.ts';
export { conferenceStayRoutes } from './conference-stay.routes.ts';
export { stayCalendar } from './stay-calendar.ts';
export { handOnBeds } from './stay-plan.repository.ts';
