import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { insertAttendee, insertTicket } from '../fixtures/conference.ts';
import type { keepTicketSecrets } from '../modules/conference/index.ts';
import type { Database } from '../platform/database/database.ts';

const IdRow = z.object({ id: z.int() });
const idOf = (rows: unknown[]) => IdRow.parse(rows[0]).id;

export async function hasConferences(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM conference LIMIT 1`);
  return rows.length > 0;
}

/** Null for a demo without that user. */
export async function findUserId(db: Database, userName: string): Promise<number | null> {
  const { rows } = await db.execute(sql`SELECT id FROM app_user WHERE user_name = ${userName}`);
  return rows[0] === undefined ? null : idOf(rows);
}

interface SeedAttendee {
  conferenceId: number;
  ticketTypeId: number;
  userId: number | null;
  userType: number;
  name: string;
  company: string;
  /** Unique number; seat and badge derive from it. */
  place: number;
  secrets: ReturnType<typeof keepTicketSecrets>;
}

const diets = ['不限', '不限', '清真', '素食', '不吃辣'];

/** Inserts an attendee with a ticket and without a phone number, so that no message is sent. */
export async function insertDemoAttendee(transaction: Database, made: SeedAttendee): Promise<void> {
  const { place, secrets, ...fields } = made;
  const gender = place % 2 === 0 ? 'male' : 'female';
  const diet = diets[place % diets.length] ?? '';
  const attendeeId = await insertAttendee(transaction, {
    ...fields,
    gender,
    diet,
    hall: '主会场',
    seat: `${Math.floor(place / 10) + 1} 排 ${(place % 10) + 1} 座`,
    badgeNo: `A${String(place).padStart(3, '0')}`,
    answers: { company: made.company, gender: gender === 'male' ? '男' : '女', diet },
  });
  await insertTicket(transaction, { conferenceId: made.conferenceId, attendeeId, ...secrets });
  await transaction.execute(sql`UPDATE ticket_type SET taken = taken + 1 WHERE id = ${made.ticketTypeId}`);
}

/** Inserts an applicant for the first ticket type of a conference that requires approval, still waiting for the office. */
export async function insertApplicant(
  transaction: Database,
  made: { conferenceId: number; name: string; company: string },
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO attendee (conference_id, ticket_type_id, state, user_type, name, company, answers)
    SELECT t.conference_id, t.id, 'applied', t.user_type, ${made.name}, ${made.company}, ${JSON.stringify({ company: made.company })}::jsonb
    FROM ticket_type t WHERE t.conference_id = ${made.conferenceId} AND t.needs_approval ORDER BY t.position LIMIT 1`);
}

/** Wishes of the first few attendees to change their company, which the office decides. */
export async function insertWishes(
  transaction: Database,
  conferenceId: number,
  companies: readonly string[],
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO attendee_change (attendee_id, field, old_value, new_value, created_at)
    SELECT a.id, 'company', to_jsonb(a.company), to_jsonb(w.company), now() - make_interval(hours => w.place::int * 5)
    FROM unnest(${sql.param([...companies])}::text[]) WITH ORDINALITY AS w (company, place)
    JOIN (SELECT id, company, row_number() OVER (ORDER BY id) AS place FROM attendee
      WHERE conference_id = ${conferenceId} AND user_id IS NULL AND user_type = 0) a ON a.place = w.place`);
}

/** Spreads the registrations over the time in which people could register, more of them early on, and the tickets with them. */
export async function spreadRegistrations(transaction: Database, conferenceId: number): Promise<void> {
  await transaction.execute(sql`
    UPDATE attendee a SET created_at = c.reg_start_time + (least(c.reg_end_time, now()) - c.reg_start_time) * power(n.share, 1.3)
    FROM conference c, (SELECT id, row_number() OVER (ORDER BY id) / (count(*) OVER () + 1.0) AS share FROM attendee WHERE conference_id = ${conferenceId}) n
    WHERE c.id = ${conferenceId} AND n.id = a.id AND c.reg_start_time < now()`);
  await transaction.execute(sql`
    UPDATE ticket k SET issued_at = a.created_at FROM attendee a WHERE a.id = k.attendee_id AND a.conference_id = ${conferenceId}`);
}

/** Dates a conference's making and its first version before people could register. */
export async function dateFirstVersion(transaction: Database, conferenceId: number): Promise<void> {
  await transaction.execute(sql`
    UPDATE conference SET created_at = reg_start_time - interval '12 days', published_at = reg_start_time - interval '2 days'
    WHERE id = ${conferenceId}`);
  await transaction.execute(sql`
    UPDATE conference_version v SET published_at = c.published_at FROM conference c
    WHERE c.id = ${conferenceId} AND v.conference_id = c.id AND v.number = 1`);
}
