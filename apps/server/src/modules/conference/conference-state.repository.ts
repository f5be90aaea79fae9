import { type SQL, sql } from 'drizzle-orm';

/** The state on the wire of the row `c`: what is stored, else what follows from its times by the database's clock. */
export const stateOfConference: SQL = sql`(CASE
  WHEN c.state = 'cancelled' THEN 7 WHEN c.state = 'archived' THEN 6 WHEN c.state = 'draft' OR NOT c.is_actived THEN 0
  WHEN now() >= c.end_time THEN 5 WHEN now() >= c.start_time THEN 4 WHEN now() >= c.reg_end_time THEN 3
  WHEN now() >= c.reg_start_time THEN 2 ELSE 1 END)`;

/** Whether anybody may see the row `c`. */
export const isConferencePublic: SQL = sql`(c.state <> 'draft' AND c.is_actived AND NOT c.is_rehearsal)`;

/** What is on, then what comes next, then what was last. */
export const conferenceOrder: SQL = sql`CASE ${stateOfConference} WHEN 4 THEN 0 WHEN 1 THEN 1 WHEN 2 THEN 1 WHEN 3 THEN 1 WHEN 5 THEN 2 WHEN 6 THEN 3 ELSE 4 END,
  CASE WHEN ${stateOfConference} <= 4 THEN 1 ELSE -1 END * extract(epoch FROM c.start_time), c.id DESC`;
