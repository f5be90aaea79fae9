import type { ConferenceFacts } from '@tuyuan/contract/conference/conference-management.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { type ConferenceClone, movedMoment } from '../registration/index.ts';

const IdRow = z.object({ id: z.int() });

interface Clone {
  id: number;
  title: string;
  days: number;
  /** Draft with its dates already shifted; null if only the published facts exist. */
  draft: ConferenceFacts | null;
  isRehearsal: boolean;
  /** Whether posts and shifts are copied. */
  hasDuty: boolean;
  createdBy: number;
  timeZone: string;
}

/** All its times are moved; what a form's field says of a time, too. */
export async function cloneConferenceRow(
  transaction: Database,
  { id, title, days, draft, isRehearsal, hasDuty, createdBy, timeZone }: Clone,
): Promise<number> {
  const at = (column: string) => movedMoment(sql`${sql.identifier(column)}`, { days, timeZone });
  const { rows } = await transaction.execute(sql`
    INSERT INTO conference (title, summary, content, cover_key, banner_key, organiser, co_organisers, guests, office_phone, city, location, address, directions, latitude, longitude,
      start_time, end_time, reg_start_time, reg_end_time, phones_from, form, draft, is_rehearsal, scans_on_duty_only, modules, cloned_from, created_by)
    SELECT ${title}, summary, content, cover_key, banner_key, organiser, co_organisers, guests, office_phone, city, location, address, directions, latitude, longitude,
      ${at('start_time')}, ${at('end_time')}, ${at('reg_start_time')}, ${at('reg_end_time')}, ${at('phones_from')},
      (SELECT coalesce(jsonb_agg(CASE WHEN jsonb_typeof(f -> 'editableUntil') = 'string'
          THEN jsonb_set(f, '{editableUntil}', to_jsonb(to_char((f ->> 'editableUntil')::timestamp + make_interval(days => ${days}), 'YYYY-MM-DD"T"HH24:MI:SS'))) ELSE f END ORDER BY place), '[]')
        FROM jsonb_array_elements(form) WITH ORDINALITY AS fields (f, place)),
      ${draft && JSON.stringify(draft)}::jsonb, ${isRehearsal}, scans_on_duty_only AND ${hasDuty}::boolean, modules, id, ${createdBy}::int
    FROM conference WHERE id = ${id} RETURNING id`);
  return IdRow.parse(rows[0]).id;
}

export async function cloneTicketTypes(transaction: Database, { from, to, ...moves }: ConferenceClone): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO ticket_type (conference_id, name, description, user_type, capacity, has_waitlist, needs_approval, is_hidden, price_cents, refund_days, sale_from, sale_until, includes, position)
    SELECT ${to}::int, name, description, user_type, capacity, has_waitlist, needs_approval, is_hidden, price_cents, refund_days,
      ${movedMoment(sql`sale_from`, moves)}, ${movedMoment(sql`sale_until`, moves)}, includes, position
    FROM ticket_type WHERE conference_id = ${from}`);
}

/** Replaces ticket type ids in the clone's published and draft form by those of the same names. */
export async function pointFormAtClonedTypes(
  transaction: Database,
  { from, to }: Pick<ConferenceClone, 'from' | 'to'>,
): Promise<void> {
  const pointed = (form: SQL) => sql`(
      SELECT coalesce(jsonb_agg(CASE WHEN f -> 'ticketTypeIds' IS NULL THEN f ELSE jsonb_set(f, '{ticketTypeIds}', (
          SELECT coalesce(jsonb_agg(n.id ORDER BY n.position), '[]') FROM ticket_type o JOIN ticket_type n ON n.conference_id = ${to} AND n.name = o.name
          WHERE o.conference_id = ${from} AND f -> 'ticketTypeIds' @> to_jsonb(o.id))) END ORDER BY place), '[]')
      FROM jsonb_array_elements(${form}) WITH ORDINALITY AS fields (f, place))`;
  await transaction.execute(sql`
    UPDATE conference c SET form = ${pointed(sql`c.form`)},
      draft = CASE WHEN c.draft IS NOT NULL THEN jsonb_set(c.draft, '{form}', ${pointed(sql`c.draft -> 'form'`)}) END
    WHERE c.id = ${to}`);
}
