import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { keepTicketSecrets, standardAnswers } from '../registration/index.ts';

export interface NewAttendee {
  ticketTypeId: number;
  name: string;
  phone: string;
  hostPhone: string;
  hall: string;
  seat: string;
  tableNo: string;
  groupName: string;
  badgeNo: string;
  answers: Record<string, unknown>;
  standard: ReturnType<typeof standardAnswers>;
  secrets: ReturnType<typeof keepTicketSecrets>;
}

const Made = z.object({ id: z.int() });

/** Takes so many places of a type, all or none; false where there are fewer, or no such type in that conference. */
export async function takePlaces(
  transaction: Database,
  { conferenceId, ticketTypeId, count }: { conferenceId: number; ticketTypeId: number; count: number },
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE ticket_type SET taken = taken + ${count}
    WHERE id = ${ticketTypeId} AND conference_id = ${conferenceId} AND (capacity IS NULL OR taken + ${count} <= capacity)`);
  return rowCount === 1;
}

/**
 * Inserts attendees with tickets from the office; their places must already be taken. Returns them in the given order.
 * Throws the violation of `attendee_phone` if a number is already registered.
 */
export async function insertTicketedAttendees(
  transaction: Database,
  attendees: readonly NewAttendee[],
): Promise<number[]> {
  const given = attendees.map(({ standard, secrets, answers, ...attendee }, place) => ({
    ...attendee,
    ...standard,
    answers,
    place,
    codeHash: secrets.codeHash.toString('hex'),
    qrHash: secrets.qrHash.toString('hex'),
    sealed: secrets.sealed.toString('hex'),
  }));
  const { rows } = await transaction.execute(sql`
    WITH given AS (
      SELECT g.*, nextval(pg_get_serial_sequence('attendee', 'id'))::int AS id FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS g (
        place int, "ticketTypeId" int, name text, phone text, "hostPhone" text, hall text, seat text, "tableNo" text, "groupName" text, "badgeNo" text,
        answers jsonb, company text, email text, gender text, diet text, "codeHash" text, "qrHash" text, sealed text)
    ), made AS (
      INSERT INTO attendee (id, conference_id, ticket_type_id, state, user_type, name, phone, host_phone, hall, seat, table_no, group_name, badge_no,
        answers, company, email, gender, diet)
      SELECT g.id, t.conference_id, t.id, 'ticketed', t.user_type, g.name, g.phone, g."hostPhone", g.hall, g.seat, g."tableNo", g."groupName", g."badgeNo",
        g.answers, g.company, g.email, g.gender, g.diet
      FROM given g JOIN ticket_type t ON t.id = g."ticketTypeId" RETURNING id, conference_id
    ), issued AS (
      INSERT INTO ticket (conference_id, attendee_id, code_hash, qr_hash, sealed)
      SELECT m.conference_id, m.id, decode(g."codeHash", 'hex'), decode(g."qrHash", 'hex'), decode(g.sealed, 'hex') FROM made m JOIN given g ON g.id = m.id
    )
    SELECT g.id FROM given g ORDER BY g.place`);
  return z
    .array(Made)
    .parse(rows)
    .map(({ id }) => id);
}

/** Omitted fields stay unchanged. */
interface OfficeFields {
  name?: string | undefined;
  phone?: string | undefined;
  hostPhone?: string | undefined;
  hall?: string | undefined;
  seat?: string | undefined;
  tableNo?: string | undefined;
  groupName?: string | undefined;
  badgeNo?: string | undefined;
}

/** Throws the violation of `attendee_phone` where the number is registered. */
export async function storeOfficeFields(transaction: Database, id: number, fields: OfficeFields): Promise<void> {
  const { name, phone, hostPhone, hall, seat, tableNo, groupName, badgeNo } = fields;
  await transaction.execute(sql`
    UPDATE attendee SET name = coalesce(${name ?? null}, name), phone = coalesce(${phone ?? null}, phone), host_phone = coalesce(${hostPhone ?? null}, host_phone),
      hall = coalesce(${hall ?? null}, hall), seat = coalesce(${seat ?? null}, seat), table_no = coalesce(${tableNo ?? null}, table_no),
      group_name = coalesce(${groupName ?? null}, group_name), badge_no = coalesce(${badgeNo ?? null}, badge_no), updated_at = now() WHERE id = ${id}`);
}

const PhoneRow = z.object({ phone: z.string() });

/** Returns those of the numbers with a current registration. */
export async function findRegisteredPhones(
  db: Database,
  conferenceId: number,
  phones: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.execute(sql`
    SELECT phone FROM attendee WHERE conference_id = ${conferenceId} AND phone = ANY(${sql.param([...phones])}::text[])
      AND state IN ('applied', 'waitlisted', 'unpaid', 'ticketed')`);
  return new Set(
    z
      .array(PhoneRow)
      .parse(rows)
      .map(({ phone }) => phone),
  );
}
