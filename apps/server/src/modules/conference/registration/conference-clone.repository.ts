import { type SQL, sql } from 'drizzle-orm';

/** Which conference is copied into which, and by how many days of the site's time zone its times move. */
export interface ConferenceClone {
  from: number;
  to: number;
  days: number;
  timeZone: string;
}

/** A moment moved by those days, so that nine in the morning stays nine. */
export function movedMoment(moment: SQL, { days, timeZone }: Pick<ConferenceClone, 'days' | 'timeZone'>): SQL {
  return sql`(${moment} AT TIME ZONE ${timeZone} + make_interval(days => ${days})) AT TIME ZONE ${timeZone}`;
}
