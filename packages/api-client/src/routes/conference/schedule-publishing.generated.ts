// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/schedule-publishing.ts';
import type { RoutesOf } from '../../route.ts';

export const schedulePublishingRoutes: RoutesOf<typeof contract> = {
  compareSchedules: ['GET', '/api/services/app/conferenceSchedule/Compare'],
  getScheduleDiff: ['GET', '/api/services/app/conferenceSchedule/GetDiff'],
  getScheduleVersions: ['GET', '/api/services/app/conferenceSchedule/GetVersions'],
  publishSchedule: ['POST', '/api/services/app/conferenceSchedule/Publish'],
};
