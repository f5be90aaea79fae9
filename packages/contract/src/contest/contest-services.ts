import * as activityData from './activity-data.ts';
import * as activityManagement from './activity-management.ts';
import * as rankData from './rank-data.ts';
import * as voteData from './vote-data.ts';
import * as wallData from './wall-data.ts';

/** The services of activities and contests. */
export const contestServices = [activityData, activityManagement, rankData, voteData, wallData];
