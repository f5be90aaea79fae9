export { conferenceScheduleRoutes } from './conference-schedule.routes.ts';
export { handOnSeats } from './hand-on-seats.ts';
