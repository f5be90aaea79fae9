import * as activityData from './activity-data.ts';
import * as activityManagement from './activity-management.ts';

/** The services of activities and contests. */
export const contestServices = [activityData, activityManagement];
