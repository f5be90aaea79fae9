export { conferenceTrafficRoutes } from './conference-traffic.routes.ts';
