import { type SQL, sql } from 'drizzle-orm';

/** Which conference is copied into which, and by how many days of the site's time zone its times move. */
export interface ConferenceClone {
  from: number;
  to: number;
  days: number;
  timeZone: string;
}

/** Moves a moment by those days and keeps its time of day. */
export function movedMoment(moment: SQL, { days, timeZone }: Pick<ConferenceClone, 'days' | 'timeZone'>): SQL {
  return sql`(${moment} AT TIME ZONE ${timeZone} + make_interval(days => ${days})) AT TIME ZONE ${timeZone}`;
}
