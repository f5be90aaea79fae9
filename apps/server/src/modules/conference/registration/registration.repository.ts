import {
  type AttendeeState,
  attendeeStates,
  RegistrationField,
} from '@tuyuan/contract/conference/conference-fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { type Quota, takingQuota } from '../../../platform/database/quota.repository.ts';
import { runPrepared } from '../../../platform/database/run-prepared.ts';
import { needsApproval } from './conference.repository.ts';
import { isConferencePublic, stateOfConference } from './conference-state.repository.ts';
import { placesShared } from './place.repository.ts';
import type { Answers, StandardAnswers } from './registration-answers.policy.ts';
import type { KeptTicketSecrets } from './ticket-secrets.ts';

const Desk = z.object({
  phone: z.string().nullable(),
  form: z.array(RegistrationField),
  is_open: z.boolean(),
  type_id: z.int().nullable(),
  is_on_sale: z.boolean().nullable(),
  has_quota: z.boolean(),
});

/**
 * Returns what is needed to decide on a registration, by the database clock; null if the conference does not exist or
 * is not visible. Until the transaction ends it locks the conference's state, so that a cancellation finds and notifies
 * this registration, shares the lock on places, and takes one of the quota.
 */
export async function lockRegistrationDesk(
  transaction: Database,
  wanted: { conferenceId: number; ticketTypeId: number; userId: number; quota: Quota },
): Promise<z.infer<typeof Desk> | null> {
  // Locks the conference before the places, in the same order as a cancellation: the FOR SHARE subquery runs before the
  // outer query.
  const [row] = await runPrepared(
    transaction,
    sql`
    WITH quota_taken AS (${takingQuota(wanted.quota)})
    SELECT d.*, EXISTS (SELECT FROM quota_taken) AS has_quota, ${placesShared(wanted.ticketTypeId)} FROM (
      SELECT (SELECT phone FROM app_user WHERE id = ${wanted.userId}) AS phone, c.form, t.id AS type_id,
        ${stateOfConference} IN (2, 3, 4) AND now() >= c.reg_start_time AND now() < c.reg_end_time AS is_open,
        coalesce(now() >= t.sale_from, true) AND coalesce(now() < t.sale_until, true) AS is_on_sale
      FROM conference c LEFT JOIN ticket_type t ON t.conference_id = c.id AND t.id = ${wanted.ticketTypeId} AND NOT t.is_hidden
      WHERE c.id = ${wanted.conferenceId} AND ${isConferencePublic} FOR SHARE OF c
    ) d`,
  );
  return row === undefined ? null : Desk.parse(row);
}

export interface NewRegistration {
  ticketTypeId: number;
  userId: number | null;
  name: string;
  phone: string;
  answers: Answers;
  standard: StandardAnswers;
  /** Used only if the ticket is issued immediately. */
  secrets: KeptTicketSecrets;
}

/** States of a registration that is neither rejected nor cancelled. */
export const standingStates: readonly AttendeeState[] = ['applied', 'waitlisted', 'unpaid', 'ticketed'];

/** Whether registration `a` is neither rejected nor cancelled. */
export const isStanding: SQL = sql`a.state IN ('applied', 'waitlisted', 'unpaid', 'ticketed')`;

/** Rows `a` of a user: their own, and one the office made for the account's phone. */
export const isOwnAttendee = (userId: number): SQL =>
  sql`(a.user_id = ${userId} OR (a.user_id IS NULL AND a.phone <> '' AND a.phone = (SELECT u.phone FROM app_user u WHERE u.id = ${userId})))`;

/** Account of row `a`: its own, or the one with the phone the office entered. */
export const accountOfAttendee: SQL = sql`coalesce(a.user_id, (SELECT u.id FROM app_user u WHERE u.phone = a.phone AND a.phone <> ''))`;

const OwnRow = z.object({
  id: z.int(),
  conference_id: z.int(),
  state: z.enum(attendeeStates),
  user_type: z.int(),
  ticket_type_id: z.int(),
  ticket_type_name: z.string(),
  includes: z.array(z.string()),
  name: z.string(),
  phone: z.string(),
  waitlist_position: z.int().nullable(),
  decided_reason: z.string(),
  hall: z.string(),
  seat: z.string(),
  has_ticket: z.boolean(),
  order_id: z.int().nullable(),
  created_at: z.coerce.date(),
});
export type OwnRegistrationRow = z.infer<typeof OwnRow>;

/** Columns of row `a` and its type `t`; `position` is the place on the waitlist. */
const ownColumns = (
  position: SQL,
): SQL => sql`a.id, a.conference_id, a.state, a.user_type, a.ticket_type_id, t.name AS ticket_type_name, t.includes,
  a.name, a.phone, a.decided_reason, a.hall, a.seat, a.created_at, a.order_id,
  CASE WHEN a.state = 'waitlisted' THEN (${position}) END AS waitlist_position`;

/** Position behind everyone waiting, from a stored count, because counting thousands of rows is slow while thousands more register. */
const lastPosition = sql`SELECT coalesce(sum(waiting), 0)::int + 1 FROM waiting_count WHERE ticket_type_id = a.ticket_type_id`;
const ownPosition = sql`
  SELECT count(*)::int FROM attendee w WHERE w.ticket_type_id = a.ticket_type_id AND w.state = 'waitlisted' AND w.waitlist_no <= a.waitlist_no`;

/**
 * Registers in one statement: a place and ticket while `taken < capacity`, else the end of the waitlist; an application
 * if the type requires approval or is for staff. A place that costs is held `unpaid`, without a ticket. Returns null if it is full and has no waitlist. Requires
 * `sharePlaces`.
 */
export async function insertRegistration(
  transaction: Database,
  { ticketTypeId, userId, name, phone, answers, standard, secrets }: NewRegistration,
): Promise<OwnRegistrationRow | null> {
  const [row] = await runPrepared(
    transaction,
    sql`
    WITH place AS (
      UPDATE ticket_type t SET taken = taken + 1
      WHERE id = ${ticketTypeId} AND NOT ${needsApproval} AND (capacity IS NULL OR taken < capacity) RETURNING id
    ), arrived AS (
      INSERT INTO attendee (conference_id, ticket_type_id, user_id, state, user_type, name, phone, email, company, gender, diet, answers)
      SELECT t.conference_id, t.id, ${userId}::int,
        CASE WHEN ${needsApproval} THEN 'applied' WHEN NOT EXISTS (SELECT FROM place) THEN 'waitlisted' WHEN t.price_cents > 0 THEN 'unpaid' ELSE 'ticketed' END,
        t.user_type, ${name}, ${phone}, ${standard.email}, ${standard.company}, ${standard.gender}, ${standard.diet}, ${JSON.stringify(answers)}::jsonb
      FROM ticket_type t WHERE t.id = ${ticketTypeId} AND (${needsApproval} OR t.has_waitlist OR EXISTS (SELECT FROM place))
      RETURNING *
    ), issued AS (
      INSERT INTO ticket (conference_id, attendee_id, code_hash, qr_hash, sealed)
      SELECT conference_id, id, ${secrets.codeHash}, ${secrets.qrHash}, ${secrets.sealed} FROM arrived WHERE state = 'ticketed'
    ), told AS (
      INSERT INTO attendee_message (attendee_id, kind) SELECT id, state FROM arrived WHERE phone <> '' AND state <> 'unpaid'
    )
    SELECT ${ownColumns(lastPosition)}, a.state = 'ticketed' AS has_ticket FROM arrived a JOIN ticket_type t ON t.id = a.ticket_type_id`,
  );
  return row === undefined ? null : OwnRow.parse(row);
}

/** Returns a user's latest registration for each conference, or for one of them. */
export async function findOwnRegistrations(
  db: Database,
  userId: number,
  conferenceId?: number,
): Promise<OwnRegistrationRow[]> {
  const { rows } = await db.execute(sql`
    SELECT DISTINCT ON (a.conference_id) ${ownColumns(ownPosition)},
      EXISTS (SELECT FROM ticket k WHERE k.attendee_id = a.id AND k.revoked_at IS NULL) AS has_ticket
    FROM attendee a JOIN ticket_type t ON t.id = a.ticket_type_id
    WHERE ${isOwnAttendee(userId)} AND ${conferenceId === undefined ? sql`true` : sql`a.conference_id = ${conferenceId}`}
    ORDER BY a.conference_id, ${isStanding} DESC, a.id DESC`);
  return z.array(OwnRow).parse(rows);
}

const Cancelled = z.object({ id: z.int(), ticket_type_id: z.int(), had_place: z.boolean() });
export type CancelledRegistration = z.infer<typeof Cancelled>;

/** Ends current registrations and their tickets. The places must be locked; the caller frees the places they had. */
export async function endRegistrations(
  transaction: Database,
  ids: readonly number[],
  { state, reason, from }: { state: 'cancelled' | 'rejected'; reason: string; from: readonly AttendeeState[] },
): Promise<CancelledRegistration[]> {
  const { rows } = await transaction.execute(sql`
    WITH standing AS (
      SELECT id, state FROM attendee WHERE id = ANY(${sql.param([...ids])}::int[]) AND state = ANY(${sql.param([...from])}::text[]) ORDER BY id FOR UPDATE
    ), ended AS (
      UPDATE attendee a SET state = ${state}, decided_reason = ${reason}, updated_at = now() FROM standing s WHERE a.id = s.id
      RETURNING a.id, a.ticket_type_id, s.state IN ('unpaid', 'ticketed') AS had_place
    ), voided AS (
      UPDATE ticket SET revoked_at = now(), revoked_reason = ${reason} WHERE attendee_id IN (SELECT id FROM ended) AND revoked_at IS NULL RETURNING id
    ), logged_out AS (
      DELETE FROM ticket_session WHERE ticket_id IN (SELECT id FROM voided)
    )
    SELECT id, ticket_type_id, had_place FROM ended`);
  return z.array(Cancelled).parse(rows);
}

const OwnStanding = z.object({
  id: z.int(),
  ticket_type_id: z.int(),
  is_open: z.boolean(),
  is_refundable: z.boolean(),
});

/** Returns the user's current registration, and whether it can be cancelled by the database clock. */
export async function findOwnStanding(
  db: Database,
  userId: number,
  conferenceId: number,
): Promise<z.infer<typeof OwnStanding> | null> {
  const { rows } = await db.execute(sql`
    SELECT a.id, a.ticket_type_id, now() < c.start_time AS is_open,
      a.state <> 'ticketed' OR a.order_id IS NULL OR now() < c.start_time - make_interval(days => t.refund_days) AS is_refundable
    FROM attendee a JOIN conference c ON c.id = a.conference_id JOIN ticket_type t ON t.id = a.ticket_type_id
    WHERE ${isOwnAttendee(userId)} AND a.conference_id = ${conferenceId} AND ${isStanding}
    ORDER BY a.id DESC LIMIT 1`);
  return rows[0] === undefined ? null : OwnStanding.parse(rows[0]);
}
