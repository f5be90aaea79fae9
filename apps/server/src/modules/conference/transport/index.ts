export { cloneTrips } from './clone-trips.repository.ts';
export { listStaffTrips } from './list-traffic.ts';
export { reassignFreedRides } from './reassign-freed-rides.ts';
export { transportRoutes } from './transport.routes.ts';
export { tripCalendar } from './trip-calendar.ts';
