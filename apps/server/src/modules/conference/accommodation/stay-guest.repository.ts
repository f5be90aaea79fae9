import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { attendeeMatches } from '../registration/index.ts';
import { isSleptBy } from './stay-plan.repository.ts';

const WishRow = z.object({
  needs_room: z.boolean(),
  check_in: z.string().nullable(),
  check_out: z.string().nullable(),
  share: z.enum(['single', 'shared']),
  smokes: z.boolean(),
  mate_name: z.string(),
  note: z.string(),
  updated_at: z.coerce.date(),
});
export type WishRow = z.infer<typeof WishRow>;

export interface WishFields {
  needsRoom: boolean;
  checkIn: string | null;
  checkOut: string | null;
  share: 'single' | 'shared';
  smokes: boolean;
  mateName: string;
  note: string;
}

const wishColumns = sql`w.needs_room, w.check_in::text, w.check_out::text, w.share, w.smokes, w.mate_name, w.note, w.updated_at`;

export async function findWish(db: Database, attendeeId: number): Promise<WishRow | undefined> {
  const { rows } = await db.execute(sql`SELECT ${wishColumns} FROM stay_wish w WHERE attendee_id = ${attendeeId}`);
  return z.array(WishRow).parse(rows)[0];
}

export async function writeWish(transaction: Database, attendeeId: number, wish: WishFields): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO stay_wish (attendee_id, needs_room, check_in, check_out, share, smokes, mate_name, note)
    VALUES (${attendeeId}, ${wish.needsRoom}, ${wish.checkIn}, ${wish.checkOut}, ${wish.share}, ${wish.smokes}, ${wish.mateName}, ${wish.note})
    ON CONFLICT (attendee_id) DO UPDATE SET needs_room = EXCLUDED.needs_room, check_in = EXCLUDED.check_in, check_out = EXCLUDED.check_out,
      share = EXCLUDED.share, smokes = EXCLUDED.smokes, mate_name = EXCLUDED.mate_name, note = EXCLUDED.note, updated_at = now()`);
}

const GuestRow = z.object({
  attendee_id: z.int(),
  name: z.string(),
  company: z.string(),
  user_type: z.int(),
  gender: z.enum(['unknown', 'male', 'female']),
  wish: WishRow.nullable(),
});
export type GuestRow = z.infer<typeof GuestRow>;

const who = sql`a.id AS attendee_id, a.name, a.company, a.user_type, a.gender`;

/** Returns the guests who need a room or have one. */
export async function findGuests(db: Database, conferenceId: number): Promise<GuestRow[]> {
  const { rows } = await db.execute(sql`
    SELECT ${who}, CASE WHEN w.attendee_id IS NOT NULL THEN json_build_object('needs_room', w.needs_room, 'check_in', w.check_in::text, 'check_out', w.check_out::text,
        'share', w.share, 'smokes', w.smokes, 'mate_name', w.mate_name, 'note', w.note, 'updated_at', w.updated_at) END AS wish
    FROM attendee a LEFT JOIN stay_wish w ON w.attendee_id = a.id LEFT JOIN stay_plan p ON p.attendee_id = a.id
    WHERE a.conference_id = ${conferenceId} AND ${isSleptBy('p')} AND (w.needs_room OR p.id IS NOT NULL) ORDER BY a.name, a.id`);
  return z.array(GuestRow).parse(rows);
}

const Count = z.object({ count: z.int() });

/** Ticket holders without a room who have expressed no wish. */
const silent = (
  conferenceId: number,
): SQL => sql`FROM attendee a WHERE a.conference_id = ${conferenceId} AND a.state = 'ticketed'
  AND NOT EXISTS (SELECT 1 FROM stay_wish w WHERE w.attendee_id = a.id) AND NOT EXISTS (SELECT 1 FROM stay_plan p WHERE p.attendee_id = a.id)`;

export async function countSilent(db: Database, conferenceId: number): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*)::int AS count ${silent(conferenceId)}`);
  return Count.parse(rows[0]).count;
}

export interface SilentQuery {
  conferenceId: number;
  keyword: string;
  skipCount: number;
  maxResultCount: number;
}

const Silent = GuestRow.extend({ total: z.int() });

/** By name; each row carries how many there are. */
export async function findSilent(db: Database, query: SilentQuery): Promise<z.infer<typeof Silent>[]> {
  const { rows } = await db.execute(sql`
    SELECT ${who}, NULL AS wish, count(*) OVER ()::int AS total ${silent(query.conferenceId)} AND ${attendeeMatches(query.keyword, null)}
    ORDER BY a.name, a.id LIMIT ${query.maxResultCount} OFFSET ${query.skipCount}`);
  return z.array(Silent).parse(rows);
}

const Held = z.object({
  gender: z.enum(['unknown', 'male', 'female']),
  smokes: z.boolean(),
  has_declined: z.boolean(),
});

/** Locks a ticket holder against concurrent room assignment until the transaction ends. */
export async function lockGuest(
  transaction: Database,
  conferenceId: number,
  attendeeId: number,
): Promise<z.infer<typeof Held> | undefined> {
  const { rows } = await transaction.execute(sql`
    SELECT a.gender, coalesce(w.smokes, false) AS smokes, w.needs_room IS FALSE AS has_declined FROM attendee a LEFT JOIN stay_wish w ON w.attendee_id = a.id
    WHERE a.id = ${attendeeId} AND a.conference_id = ${conferenceId} AND a.state = 'ticketed' FOR UPDATE OF a`);
  return z.array(Held).parse(rows)[0];
}

const Span = z.object({
  start_time: z.coerce.date(),
  end_time: z.coerce.date(),
  has_hotel: z.boolean(),
  now: z.coerce.date(),
});

export async function findSpan(db: Database, conferenceId: number): Promise<z.infer<typeof Span> | undefined> {
  const { rows } = await db.execute(sql`
    SELECT start_time, end_time, EXISTS (SELECT 1 FROM stay_hotel h WHERE h.conference_id = c.id) AS has_hotel, now() AS now
    FROM conference c WHERE id = ${conferenceId}`);
  return z.array(Span).parse(rows)[0];
}

const OwnRow = z.object({
  hotel: z.object({
    name: z.string(),
    address: z.string(),
    way: z.string(),
    phone: z.string(),
    breakfast: z.string(),
    checkInFrom: z.string(),
    checkOutUntil: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    coverKey: z.string().nullable(),
  }),
  room: z.object({
    number: z.string(),
    floor: z.string(),
    kind: z.enum(['single', 'double', 'twin', 'triple', 'suite']),
    allowsSmoking: z.boolean(),
  }),
  change_answer: z.string(),
  mates: z.array(z.object({ name: z.string(), hasArrived: z.boolean() })),
});
export type OwnRow = z.infer<typeof OwnRow>;

/** Returns the room of a plan as its guest sees it, with the published roommates of overlapping nights. */
export async function findOwnRoom(db: Database, planId: number): Promise<OwnRow> {
  const { rows } = await db.execute(sql`
    SELECT json_build_object('name', h.name, 'address', h.address, 'way', h.way, 'phone', h.phone, 'breakfast', h.breakfast, 'checkInFrom', h.check_in_from,
        'checkOutUntil', h.check_out_until, 'latitude', h.latitude, 'longitude', h.longitude, 'coverKey', h.cover_key) AS hotel,
      json_build_object('number', r.number, 'floor', r.floor, 'kind', r.kind, 'allowsSmoking', r.allows_smoking) AS room, p.change_answer,
      coalesce((SELECT json_agg(json_build_object('name', a.name, 'hasArrived', o.state = 'checkedIn') ORDER BY a.id)
        FROM stay_plan o JOIN attendee a ON a.id = o.attendee_id
        WHERE o.room_id = p.room_id AND o.id <> p.id AND ${isSleptBy('o')} AND o.state NOT IN ('planned', 'left') AND o.check_in < p.check_out AND p.check_in < o.check_out), '[]') AS mates
    FROM stay_plan p JOIN stay_room r ON r.id = p.room_id JOIN stay_hotel h ON h.id = r.hotel_id WHERE p.id = ${planId}`);
  return OwnRow.parse(rows[0]);
}
