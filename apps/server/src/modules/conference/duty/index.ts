export { cloneDuty } from './clone-duty.ts';
export { dutyRoutes } from './duty.routes.ts';
export { dutyCalendar } from './duty-calendar.ts';
export { dutyManagementRoutes } from './duty-management.routes.ts';
export { isOnDuty } from './duty-shift.repository.ts';
export { listAllGaps } from './list-gaps.ts';
export { raiseAlarms } from './raise-alarms.ts';
export { releaseShiftsOfLeavers } from './release-shifts-of-leavers.ts';
