export { conferenceDutyRoutes } from './conference-duty.routes.ts';
export { conferenceDutyManagementRoutes } from './conference-duty-management.routes.ts';
export { isOnDuty } from './duty-shift.repository.ts';
export { raiseAlarms } from './raise-alarms.ts';
