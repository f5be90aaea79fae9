export { accommodationRoutes } from './accommodation.routes.ts';
export { cloneHotels } from './clone-hotels.repository.ts';
export { stayCalendar } from './stay-calendar.ts';
export { reassignFreedBeds } from './stay-plan.repository.ts';
