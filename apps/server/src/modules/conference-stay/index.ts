export { conferenceStayRoutes } from './conference-stay.routes.ts';
