export { cloneTrips } from './clone-trips.repository.ts';
export { handOnRides } from './hand-on-rides.ts';
export { listStaffTrips } from './list-traffic.ts';
export { transportRoutes } from './transport.routes.ts';
export { tripCalendar } from './trip-calendar.ts';
