import { ConferenceGuest, RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { ConferenceCardRow, conferenceCardColumns, isRegistrationOpen } from './conference-card.repository.ts';
import { isConferencePublic } from './conference-state.repository.ts';

export const ConferenceRow = ConferenceCardRow.extend({
  content: z.string(),
  banner_key: z.string().nullable(),
  organiser: z.string(),
  co_organisers: z.array(z.string()),
  guests: z.array(ConferenceGuest),
  office_phone: z.string(),
  address: z.string(),
  directions: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  is_actived: z.boolean(),
  cancelled_reason: z.string(),
  version: z.int(),
  form: z.array(RegistrationField),
  is_registration_open: z.boolean(),
});
export type ConferenceRow = z.infer<typeof ConferenceRow>;

const columns: SQL = sql`${conferenceCardColumns}, c.content, c.banner_key, c.organiser, c.co_organisers, c.guests, c.office_phone, c.address, c.directions, c.latitude, c.longitude,
  c.is_actived, c.cancelled_reason, c.version, c.form,
  ${isRegistrationOpen} AS is_registration_open`;

/** Null for a draft, a rehearsal and what was taken off the site. */
export async function findPublicConference(db: Database, id: number): Promise<ConferenceRow | null> {
  const { rows } = await db.execute(
    sql`SELECT ${columns} FROM conference c WHERE c.id = ${id} AND ${isConferencePublic}`,
  );
  return rows[0] === undefined ? null : ConferenceRow.parse(rows[0]);
}

/** Returns the conference as ticket holders see it, in any state. */
export async function findConference(db: Database, id: number): Promise<ConferenceRow | null> {
  const { rows } = await db.execute(sql`SELECT ${columns} FROM conference c WHERE c.id = ${id}`);
  return rows[0] === undefined ? null : ConferenceRow.parse(rows[0]);
}

export const TicketTypeRow = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  user_type: z.int(),
  capacity: z.int().nullable(),
  taken: z.int(),
  has_waitlist: z.boolean(),
  needs_approval: z.boolean(),
  price_cents: z.int(),
  refund_days: z.int(),
  includes: z.array(z.string()),
  sale_from: z.coerce.date().nullable(),
  sale_until: z.coerce.date().nullable(),
  /** By the database's clock. */
  is_before_sale: z.boolean(),
  is_after_sale: z.boolean(),
});
export type TicketTypeRow = z.infer<typeof TicketTypeRow>;

/** Whether type `t` requires approval; staff types (`user_type` from 2) always do. */
export const needsApproval: SQL = sql`(t.needs_approval OR t.user_type >= 2)`;

export const ticketTypeColumns: SQL = sql`t.id, t.name, t.description, t.user_type, t.capacity, t.taken, t.has_waitlist, ${needsApproval} AS needs_approval, t.price_cents, t.refund_days, t.includes,
  t.sale_from, t.sale_until, coalesce(now() < t.sale_from, false) AS is_before_sale, coalesce(now() >= t.sale_until, false) AS is_after_sale`;

/** Returns the types open to registration, in order. */
export async function findOfferedTypes(db: Database, conferenceId: number): Promise<TicketTypeRow[]> {
  const { rows } = await db.execute(sql`
    SELECT ${ticketTypeColumns} FROM ticket_type t WHERE t.conference_id = ${conferenceId} AND NOT t.is_hidden ORDER BY t.position, t.id`);
  return z.array(TicketTypeRow).parse(rows);
}

const OfferedRow = TicketTypeRow.extend({ conference_id: z.int() });

/** Returns the types open to registration of several conferences. */
export async function findTypesOffered(
  db: Database,
  conferenceIds: readonly number[],
): Promise<z.infer<typeof OfferedRow>[]> {
  if (conferenceIds.length === 0) return [];
  const { rows } = await db.execute(sql`
    SELECT t.conference_id, ${ticketTypeColumns} FROM ticket_type t
    WHERE t.conference_id = ANY(${sql.param([...conferenceIds])}::int[]) AND NOT t.is_hidden`);
  return z.array(OfferedRow).parse(rows);
}
