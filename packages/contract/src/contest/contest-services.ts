import * as activityData from './activity-data.ts';
import * as activityExport from './activity-export.ts';
import * as activityManagement from './activity-management.ts';
import * as award from './award.ts';
import * as awardManagement from './award-management.ts';
import * as entrant from './entrant.ts';
import * as entrantManagement from './entrant-management.ts';
import * as entry from './entry.ts';
import * as entryManagement from './entry-management.ts';
import * as jury from './jury.ts';
import * as juryManagement from './jury-management.ts';
import * as objection from './objection.ts';
import * as objectionManagement from './objection-management.ts';
import * as rankData from './rank-data.ts';
import * as voteData from './vote-data.ts';
import * as voteManagement from './vote-management.ts';
import * as wallData from './wall-data.ts';
import * as work from './work.ts';

/** The services of activities and contests. */
export const contestServices = [
  activityData,
  activityManagement,
  activityExport,
  entrant,
  entrantManagement,
  entry,
  entryManagement,
  work,
  wallData,
  voteData,
  voteManagement,
  rankData,
  jury,
  juryManagement,
  objection,
  objectionManagement,
  award,
  awardManagement,
];
