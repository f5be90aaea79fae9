import { sql } from 'drizzle-orm';
import { z } from 'zod';
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

interface SeedConference {
  title: string;
  summary: string;
  content: string;
  coverKey: string | null;
  bannerKey: string | null;
  city: string;
  location: string;
  address: string;
  directions: string;
  latitude: number;
  longitude: number;
  startTime: Date;
  endTime: Date;
  regStartTime: Date;
  regEndTime: Date;
  form: readonly object[];
  coOrganisers: readonly string[];
  guests: readonly object[];
}

/** Published, so that everybody sees it. */
export async function insertConference(transaction: Database, made: SeedConference): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO conference (state, title, summary, content, cover_key, banner_key, organiser, office_phone, city, location, address, directions, latitude, longitude,
      start_time, end_time, reg_start_time, reg_end_time, form, co_organisers, guests, version, published_at, live_on)
    VALUES ('published', ${made.title}, ${made.summary}, ${made.content}, ${made.coverKey}, ${made.bannerKey}, '图苑 · 地方摄影家协会', '0512-0000 0000',
      ${made.city}, ${made.location}, ${made.address}, ${made.directions}, ${made.latitude}, ${made.longitude}, ${made.startTime.toISOString()}::timestamptz, ${made.endTime.toISOString()}::timestamptz,
      ${made.regStartTime.toISOString()}::timestamptz, ${made.regEndTime.toISOString()}::timestamptz, ${JSON.stringify(made.form)}::jsonb, ${sql.param([...made.coOrganisers])}::text[],
      ${JSON.stringify(made.guests)}::jsonb, 0, now(), ${made.startTime.toISOString()}::timestamptz < now() AND ${made.endTime.toISOString()}::timestamptz > now())
    RETURNING id`);
  return idOf(rows);
}

interface SeedType {
  name: string;
  description: string;
  userType: number;
  capacity: number | null;
  includes: readonly string[];
  isHidden?: boolean;
  needsApproval?: boolean;
  position: number;
}

export async function insertType(transaction: Database, conferenceId: number, type: SeedType): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO ticket_type (conference_id, name, description, user_type, capacity, includes, is_hidden, needs_approval, position)
    VALUES (${conferenceId}, ${type.name}, ${type.description}, ${type.userType}, ${type.capacity}, ${sql.param([...type.includes])}::text[],
      ${type.isHidden ?? false}, ${type.needsApproval ?? false}, ${type.position}) RETURNING id`);
  return idOf(rows);
}

interface SeedAttendee {
  conferenceId: number;
  ticketTypeId: number;
  userId: number | null;
  userType: number;
  name: string;
  company: string;
  /** Tells them apart: seat and badge follow from it. */
  place: number;
  secrets: ReturnType<typeof keepTicketSecrets>;
}

const diets = ['不限', '不限', '清真', '素食', '不吃辣'];

/** With a ticket; nobody's telephone, so that nobody is told. */
export async function insertAttendee(transaction: Database, made: SeedAttendee): Promise<void> {
  const { place, secrets } = made;
  const gender = place % 2 === 0 ? 'male' : 'female';
  const diet = diets[place % diets.length] ?? '';
  const answers = { company: made.company, gender: gender === 'male' ? '男' : '女', diet };
  await transaction.execute(sql`
    WITH made AS (
      INSERT INTO attendee (conference_id, ticket_type_id, user_id, state, user_type, name, company, gender, diet, hall, seat, badge_no, answers)
      VALUES (${made.conferenceId}, ${made.ticketTypeId}, ${made.userId}, 'ticketed', ${made.userType}, ${made.name}, ${made.company}, ${gender}, ${diet},
        '主会场', ${`${Math.floor(place / 10) + 1} 排 ${(place % 10) + 1} 座`}, ${`A${String(place).padStart(3, '0')}`}, ${JSON.stringify(answers)}::jsonb) RETURNING id, conference_id
    ), placed AS (
      UPDATE ticket_type SET taken = taken + 1 WHERE id = ${made.ticketTypeId}
    )
    INSERT INTO ticket (conference_id, attendee_id, code_hash, qr_hash, sealed)
    SELECT conference_id, id, ${secrets.codeHash}, ${secrets.qrHash}, ${secrets.sealed} FROM made`);
}

/** Who wants the first type of a conference that needs approval, and waits for the office's word. */
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
