export { cloneDuty } from './clone-duty.ts';
export { conferenceDutyRoutes } from './conference-duty.routes.ts';
export { conferenceDutyManagementRoutes } from './conference-duty-management.routes.ts';
export { dutyCalendar } from './duty-calendar.ts';
export { isOnDuty } from './duty-shift.repository.ts';
export { handOnShifts } from './hand-on-shifts.ts';
export { listAllGaps } from './list-gaps.ts';
export { raiseAlarms } from './raise-alarms.ts';
