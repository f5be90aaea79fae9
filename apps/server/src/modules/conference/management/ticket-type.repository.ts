import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const ManagedTypeRow = z.object({
  id: z.int(),
  conference_id: z.int(),
  name: z.string(),
  description: z.string(),
  user_type: z.int(),
  capacity: z.int().nullable(),
  has_waitlist: z.boolean(),
  needs_approval: z.boolean(),
  is_hidden: z.boolean(),
  price_cents: z.int(),
  refund_days: z.int(),
  sale_from: z.coerce.date().nullable(),
  sale_until: z.coerce.date().nullable(),
  includes: z.array(z.string()),
  position: z.int(),
  taken: z.int(),
  unpaid: z.int(),
  applied: z.int(),
  waitlisted: z.int(),
});
export type ManagedTypeRow = z.infer<typeof ManagedTypeRow>;

const select: SQL = sql`
  SELECT t.id, t.conference_id, t.name, t.description, t.user_type, t.capacity, t.has_waitlist, t.needs_approval, t.is_hidden, t.price_cents, t.refund_days, t.sale_from, t.sale_until,
    t.includes, t.position, t.taken, n.unpaid, n.applied, n.waitlisted
  FROM ticket_type t CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE a.state = 'unpaid')::int AS unpaid, count(*) FILTER (WHERE a.state = 'applied')::int AS applied, count(*) FILTER (WHERE a.state = 'waitlisted')::int AS waitlisted
    FROM attendee a WHERE a.ticket_type_id = t.id) n`;

/** In their order. */
export async function findManagedTypes(db: Database, conferenceId: number): Promise<ManagedTypeRow[]> {
  const { rows } = await db.execute(sql`${select} WHERE t.conference_id = ${conferenceId} ORDER BY t.position, t.id`);
  return z.array(ManagedTypeRow).parse(rows);
}

export async function findManagedType(db: Database, id: number): Promise<ManagedTypeRow | null> {
  const { rows } = await db.execute(sql`${select} WHERE t.id = ${id}`);
  return rows[0] === undefined ? null : ManagedTypeRow.parse(rows[0]);
}

export interface TypeFields {
  name: string;
  description: string;
  userType: number;
  capacity: number | null;
  hasWaitlist: boolean;
  needsApproval: boolean;
  isHidden: boolean;
  priceCents: number;
  refundDays: number;
  saleFrom: Date | null;
  saleUntil: Date | null;
  includes: readonly string[];
}

const IdRow = z.object({ id: z.int() });

/** Inserts the type as the last one. Throws the violation of `ticket_type_conference_id_name_key`. */
export async function insertTicketType(
  transaction: Database,
  conferenceId: number,
  fields: TypeFields,
): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO ticket_type (conference_id, name, description, user_type, capacity, has_waitlist, needs_approval, is_hidden, price_cents, refund_days,
      sale_from, sale_until, includes, position)
    SELECT ${conferenceId}::int, ${fields.name}, ${fields.description}, ${fields.userType}::smallint, ${fields.capacity}::int, ${fields.hasWaitlist}::boolean, ${fields.needsApproval}::boolean, ${fields.isHidden}::boolean, ${fields.priceCents}::int, ${fields.refundDays}::smallint,
      ${fields.saleFrom?.toISOString() ?? null}::timestamptz, ${fields.saleUntil?.toISOString() ?? null}::timestamptz, ${sql.param([...fields.includes])}::text[],
      coalesce(max(position) + 1, 0) FROM ticket_type WHERE conference_id = ${conferenceId}
    RETURNING id`);
  return IdRow.parse(rows[0]).id;
}

/** Also updates the user type of its attendees. Returns false if the new capacity is below the places taken. */
export async function changeTicketTypeRow(transaction: Database, id: number, fields: TypeFields): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE ticket_type SET name = ${fields.name}, description = ${fields.description}, user_type = ${fields.userType}, capacity = ${fields.capacity}::int,
      has_waitlist = ${fields.hasWaitlist}, needs_approval = ${fields.needsApproval}, is_hidden = ${fields.isHidden},
      price_cents = ${fields.priceCents}, refund_days = ${fields.refundDays},
      sale_from = ${fields.saleFrom?.toISOString() ?? null}::timestamptz, sale_until = ${fields.saleUntil?.toISOString() ?? null}::timestamptz,
      includes = ${sql.param([...fields.includes])}::text[]
    WHERE id = ${id} AND (${fields.capacity}::int IS NULL OR taken <= ${fields.capacity}::int)`);
  if (rowCount !== 1) return false;
  await transaction.execute(
    sql`UPDATE attendee SET user_type = ${fields.userType} WHERE ticket_type_id = ${id} AND user_type <> ${fields.userType}`,
  );
  return true;
}

/** In this order. */
export async function arrangeTicketTypes(transaction: Database, ids: readonly number[]): Promise<void> {
  await transaction.execute(sql`
    UPDATE ticket_type t SET position = o.place - 1
    FROM unnest(${sql.param([...ids])}::int[]) WITH ORDINALITY AS o (id, place) WHERE t.id = o.id AND t.position IS DISTINCT FROM (o.place - 1)::int`);
}

/** Returns false if it ever had a registration, even an ended one. */
export async function deleteTicketTypeRow(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`DELETE FROM ticket_type t WHERE t.id = ${id} AND NOT EXISTS (SELECT FROM attendee a WHERE a.ticket_type_id = t.id)`,
  );
  return rowCount === 1;
}
