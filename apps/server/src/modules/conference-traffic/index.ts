export { cloneTrips } from './clone-trips.repository.ts';
export { conferenceTrafficRoutes } from './conference-traffic.routes.ts';
export { handOnRides } from './hand-on-rides.ts';
export { listStaffTrips } from './list-traffic.ts';
export { tripCalendar } from './trip-calendar.ts';
