import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';

const IdRow = z.object({ id: z.int() });

interface Clone {
  id: number;
  title: string;
  days: number;
  isRehearsal: boolean;
  createdBy: number;
  timeZone: string;
}

/** Moved by days of the site's time zone, so that nine in the morning stays nine. What a form's field says of a time moves, too. */
export async function cloneConferenceRow(
  transaction: Database,
  { id, title, days, isRehearsal, createdBy, timeZone }: Clone,
): Promise<number> {
  const moved = (column: string) =>
    sql`(${sql.identifier(column)} AT TIME ZONE ${timeZone} + make_interval(days => ${days})) AT TIME ZONE ${timeZone}`;
  const { rows } = await transaction.execute(sql`
    INSERT INTO conference (title, summary, content, cover_key, banner_key, organiser, co_organisers, guests, office_phone, city, location, address, directions, latitude, longitude,
      start_time, end_time, reg_start_time, reg_end_time, phones_from, form, is_rehearsal, cloned_from, created_by)
    SELECT ${title}, summary, content, cover_key, banner_key, organiser, co_organisers, guests, office_phone, city, location, address, directions, latitude, longitude,
      ${moved('start_time')}, ${moved('end_time')}, ${moved('reg_start_time')}, ${moved('reg_end_time')}, ${moved('phones_from')},
      (SELECT coalesce(jsonb_agg(CASE WHEN jsonb_typeof(f -> 'editableUntil') = 'string'
          THEN jsonb_set(f, '{editableUntil}', to_jsonb(to_char((f ->> 'editableUntil')::timestamp + make_interval(days => ${days}), 'YYYY-MM-DD"T"HH24:MI:SS'))) ELSE f END ORDER BY place), '[]')
        FROM jsonb_array_elements(form) WITH ORDINALITY AS fields (f, place)),
      ${isRehearsal}, id, ${createdBy}::int
    FROM conference WHERE id = ${id} RETURNING id`);
  return IdRow.parse(rows[0]).id;
}

export async function cloneTicketTypes(
  transaction: Database,
  { from, to, days }: { from: number; to: number; days: number },
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO ticket_type (conference_id, name, description, user_type, capacity, has_waitlist, needs_approval, is_hidden, sale_from, sale_until, includes, position)
    SELECT ${to}::int, name, description, user_type, capacity, has_waitlist, needs_approval, is_hidden, sale_from + make_interval(days => ${days}),
      sale_until + make_interval(days => ${days}), includes, position
    FROM ticket_type WHERE conference_id = ${from}`);
}

/** What a form asks of some ticket types it asks in the clone of those of the same names. */
export async function pointFormAtClonedTypes(
  transaction: Database,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await transaction.execute(sql`
    UPDATE conference c SET form = (
      SELECT coalesce(jsonb_agg(CASE WHEN f -> 'ticketTypeIds' IS NULL THEN f ELSE jsonb_set(f, '{ticketTypeIds}', (
          SELECT coalesce(jsonb_agg(n.id ORDER BY n.position), '[]') FROM ticket_type o JOIN ticket_type n ON n.conference_id = ${to} AND n.name = o.name
          WHERE o.conference_id = ${from} AND f -> 'ticketTypeIds' @> to_jsonb(o.id))) END ORDER BY place), '[]')
      FROM jsonb_array_elements(c.form) WITH ORDINALITY AS fields (f, place))
    WHERE c.id = ${to}`);
}
