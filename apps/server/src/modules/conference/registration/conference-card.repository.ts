import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isSwitchedOff } from './conference-modules.repository.ts';
import { conferenceOrder, isConferencePublic, stateOfConference } from './conference-state.repository.ts';

export const ConferenceCardRow = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  conference_state: z.int(),
  cover_key: z.string().nullable(),
  city: z.string(),
  location: z.string(),
  start_time: z.coerce.date(),
  end_time: z.coerce.date(),
  reg_start_time: z.coerce.date(),
  reg_end_time: z.coerce.date(),
  live_on: z.boolean(),
});
export type ConferenceCardRow = z.infer<typeof ConferenceCardRow>;

export const conferenceCardColumns: SQL = sql`c.id, c.title, c.summary, ${stateOfConference} AS conference_state, c.cover_key, c.city,
  c.location, c.start_time, c.end_time, c.reg_start_time, c.reg_end_time,
  c.live_on AND NOT ${isSwitchedOff('wall')} AS live_on`;

/** By the database's clock; a conference that runs may still take people. */
export const isRegistrationOpen: SQL = sql`(now() >= c.reg_start_time AND now() < c.reg_end_time)`;

export interface ConferenceFilters {
  states: readonly number[];
  /** "" for any. */
  city: string;
  /** `yyyy-MM` in the site's time zone. */
  month?: string | undefined;
}

interface ConferenceQuery extends ConferenceFilters {
  skipCount: number;
  maxResultCount: number;
}

const monthOf = (timeZone: string): SQL => sql`to_char(c.start_time AT TIME ZONE ${timeZone}, 'YYYY-MM')`;
const inStates = (states: readonly number[]): SQL =>
  states.length === 0 ? sql`true` : sql`${stateOfConference} = ANY(${sql.param([...states])}::int[])`;
const inCity = (city: string): SQL => (city === '' ? sql`true` : sql`c.city = ${city}`);
const inMonth = (month: string | undefined, timeZone: string): SQL =>
  month === undefined ? sql`true` : sql`${monthOf(timeZone)} = ${month}`;

const Listed = ConferenceCardRow.extend({ total: z.int(), is_registration_open: z.boolean() });

/** Each row carries how many there are. */
export async function findConferenceCards(
  db: Database,
  { states, city, month, skipCount, maxResultCount }: ConferenceQuery,
  timeZone: string,
): Promise<z.infer<typeof Listed>[]> {
  const { rows } = await db.execute(sql`
    SELECT ${conferenceCardColumns}, ${isRegistrationOpen} AS is_registration_open, count(*) OVER ()::int AS total FROM conference c
    WHERE ${isConferencePublic} AND ${inStates(states)} AND ${inCity(city)} AND ${inMonth(month, timeZone)}
    ORDER BY ${conferenceOrder} LIMIT ${maxResultCount} OFFSET ${skipCount}`);
  return z.array(Listed).parse(rows);
}

const Facets = z.object({
  states: z.array(z.object({ value: z.int(), count: z.int() })),
  cities: z.array(z.object({ value: z.string(), count: z.int() })),
  months: z.array(z.object({ value: z.string(), count: z.int() })),
});

/** Counts conferences by each value of each filter, with the other two applied. */
export async function countConferenceFacets(
  db: Database,
  { states, city, month }: ConferenceFilters,
  timeZone: string,
): Promise<z.infer<typeof Facets>> {
  const facet = (value: SQL, where: SQL, order: SQL) => sql`
    (SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY ${order}), '[]') FROM (
      SELECT ${value} AS value, count(*)::int AS count FROM conference c WHERE ${isConferencePublic} AND ${where} GROUP BY 1) f)`;
  const { rows } = await db.execute(sql`SELECT
    ${facet(stateOfConference, sql`${inCity(city)} AND ${inMonth(month, timeZone)}`, sql`value`)} AS states,
    ${facet(sql`c.city`, sql`c.city <> '' AND ${inStates(states)} AND ${inMonth(month, timeZone)}`, sql`count DESC, value`)} AS cities,
    ${facet(monthOf(timeZone), sql`${inStates(states)} AND ${inCity(city)}`, sql`value DESC`)} AS months`);
  return Facets.parse(rows[0]);
}

const OwnConferenceRow = ConferenceCardRow.extend({ cancelled_reason: z.string() });

/** Returns cards for people who belong to the conferences: in any state, including rehearsals, in the given order. */
export async function findConferenceCardsByIds(
  db: Database,
  ids: readonly number[],
): Promise<z.infer<typeof OwnConferenceRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT ${conferenceCardColumns}, c.cancelled_reason FROM conference c WHERE c.id = ANY(${sql.param([...ids])}::int[]) ORDER BY ${conferenceOrder}`);
  return z.array(OwnConferenceRow).parse(rows);
}
