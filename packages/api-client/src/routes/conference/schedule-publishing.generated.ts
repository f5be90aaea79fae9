// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/schedule-publishing.ts';
import type { RoutesOf } from '../../route.ts';

export const schedulePublishingRoutes: RoutesOf<typeof contract> = {
  compareSchedules: { method: 'GET', path: '/api/services/app/conferenceSchedule/Compare' },
  getScheduleDiff: { method: 'GET', path: '/api/services/app/conferenceSchedule/GetDiff' },
  getScheduleVersions: { method: 'GET', path: '/api/services/app/conferenceSchedule/GetVersions' },
  publishSchedule: { method: 'POST', path: '/api/services/app/conferenceSchedule/Publish' },
};
