import { insertConference, insertTicketType } from '../fixtures/conference.ts';
import { fromNow } from '../fixtures/insert-row.ts';
import type { Database } from '../platform/database/database.ts';

interface Times {
  /** PostgreSQL intervals from now. */
  starts?: string;
  ends?: string;
  regStarts?: string;
  regEnds?: string;
}

/** Inserts a conference that takes registrations now, unless other times are given. */
export function plantConference(
  db: Database,
  {
    starts = '10 days',
    ends = '12 days',
    regStarts = '-1 day',
    regEnds = '9 days',
    ...fields
  }: Times & Parameters<typeof insertConference>[1] = {},
): Promise<number> {
  return insertConference(db, {
    city: '苏州',
    startTime: fromNow(starts),
    endTime: fromNow(ends),
    regStartTime: fromNow(regStarts),
    regEndTime: fromNow(regEnds),
    ...fields,
  });
}

/** Inserts a ticket type of the conference; with a waiting list unless told otherwise. */
export function plantTicketType(
  db: Database,
  conferenceId: number,
  fields: Omit<Parameters<typeof insertTicketType>[1], 'conferenceId'> = {},
): Promise<number> {
  return insertTicketType(db, { conferenceId, hasWaitlist: true, ...fields });
}
