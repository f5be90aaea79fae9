export { cloneDuty } from './clone-duty.ts';
export { dutyRoutes } from './duty.routes.ts';
export { dutyCalendar } from './duty-calendar.ts';
export { dutyManagementRoutes } from './duty-management.routes.ts';
export { isOnDuty } from './duty-shift.repository.ts';
export { handOnShifts } from './hand-on-shifts.ts';
export { listAllGaps } from './list-gaps.ts';
export { raiseAlarms } from './raise-alarms.ts';
