import { type CreditKind, creditKinds } from '@tuyuan/contract/commerce/credit-kinds.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { countRows, oneId } from '../../../platform/database/values.ts';

export interface NewEntry {
  userId: number;
  kind: CreditKind;
  /** Below zero for what goes out. */
  amount: number;
  source: string;
  /** `yyyy-MM-dd`; null: today. */
  day: string | null;
  note: string;
  subjectId: number | null;
  actorId: number | null;
}

/** Returns the entry's id. */
export function insertEntry(transaction: Database, entry: NewEntry, timeZone: string): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO credit_entry (user_id, kind, amount, source, day, note, subject_id, actor_id)
    VALUES (${entry.userId}, ${entry.kind}, ${entry.amount}, ${entry.source},
      coalesce(${entry.day}::date, (now() AT TIME ZONE ${timeZone})::date), ${entry.note}, ${entry.subjectId}::int, ${entry.actorId}::int)
    RETURNING id`,
  );
}

const Entry = z.object({ id: z.int(), userId: z.int(), amount: z.int(), kind: z.enum(creditKinds) });

/** The movement of that source and kind, or null. */
export function findEntry(db: Database, source: string, kind: CreditKind): Promise<z.infer<typeof Entry> | null> {
  return findOne(
    db,
    Entry,
    sql`SELECT id, user_id, amount, kind FROM credit_entry WHERE source = ${source} AND kind = ${kind}`,
  );
}

/** How often a kind was given to a user for a day. */
export function countOfDay(db: Database, userId: number, kind: CreditKind, day: string): Promise<number> {
  return countRows(
    db,
    sql`SELECT 1 FROM credit_entry WHERE user_id = ${userId} AND kind = ${kind} AND day = ${day}::date`,
  );
}

interface NewLot {
  entryId: number;
  userId: number;
  amount: number;
  /** Until the end of this day so many months on. */
  months: number;
}

export async function insertLot(transaction: Database, lot: NewLot, timeZone: string): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO credit_lot (user_id, entry_id, amount, remaining, expires_at)
    VALUES (${lot.userId}, ${lot.entryId}, ${lot.amount}, ${lot.amount},
      ((now() AT TIME ZONE ${timeZone})::date + make_interval(months => ${lot.months}::int, days => 1, secs => -1)) AT TIME ZONE ${timeZone})`);
}

/** Takes credits out of lots, the lot of `firstOf` (an entry) before those that expire first. They must be there. */
export async function takeFromLots(
  transaction: Database,
  wanted: { entryId: number; userId: number; amount: number; firstOf: number | null },
): Promise<void> {
  const { taken } = await one(
    transaction,
    z.object({ taken: z.int() }),
    sql`WITH open AS (
      SELECT id, remaining, sum(remaining) OVER (ORDER BY (entry_id = ${wanted.firstOf}::bigint) IS NOT TRUE, expires_at, id) - remaining AS before
      FROM credit_lot WHERE user_id = ${wanted.userId} AND remaining > 0),
    chosen AS (SELECT id, least(remaining, ${wanted.amount}::int - before)::int AS amount FROM open WHERE before < ${wanted.amount}::int),
    moved AS (UPDATE credit_lot l SET remaining = l.remaining - c.amount FROM chosen c WHERE l.id = c.id RETURNING l.id, c.amount),
    used AS (INSERT INTO credit_lot_use (entry_id, lot_id, amount) SELECT ${wanted.entryId}::bigint, id, amount FROM moved)
    SELECT coalesce(sum(amount), 0)::int AS taken FROM moved`,
  );
  if (taken !== wanted.amount) throw new Error(`lots of user ${wanted.userId} hold ${taken}, not ${wanted.amount}`);
}

/** Puts what an entry took back into the lots it came from, however late: a lot that is over expires again. */
export async function returnToLots(transaction: Database, entryId: number): Promise<void> {
  await transaction.execute(sql`
    UPDATE credit_lot l SET remaining = l.remaining + u.amount FROM credit_lot_use u WHERE u.entry_id = ${entryId} AND l.id = u.lot_id`);
}

const Due = z.object({ id: z.int(), amount: z.int(), expired: z.int() });

/** Empties the user's lots whose time is over; returns what each lost now, and in all. */
export function emptyDueLots(transaction: Database, userId: number): Promise<z.infer<typeof Due>[]> {
  return many(
    transaction,
    Due,
    sql`WITH due AS (SELECT id, remaining FROM credit_lot WHERE user_id = ${userId} AND remaining > 0 AND expires_at <= now() ORDER BY expires_at, id)
    UPDATE credit_lot l SET expired = l.expired + due.remaining, remaining = 0 FROM due WHERE l.id = due.id
    RETURNING l.id, due.remaining AS amount, l.expired`,
  );
}

const User = z.object({ userId: z.int() });

/** Users with lots whose time is over. */
export async function findUsersDue(db: Database, limit: number): Promise<number[]> {
  const rows = await many(
    db,
    User,
    sql`SELECT DISTINCT user_id FROM credit_lot WHERE remaining > 0 AND expires_at <= now() LIMIT ${limit}`,
  );
  return rows.map(({ userId }) => userId);
}

/** What the user can spend now. */
export async function readAvailable(db: Database, userId: number): Promise<number> {
  const { amount } = await one(
    db,
    z.object({ amount: z.int() }),
    sql`SELECT coalesce(sum(remaining), 0)::int AS amount FROM credit_lot WHERE user_id = ${userId} AND remaining > 0 AND expires_at > now()`,
  );
  return amount;
}

const Lot = z.object({ id: z.int(), remaining: z.int(), expiresAt: z.date() });

/** In the order they are spent. */
export function listLots(db: Database, userId: number): Promise<z.infer<typeof Lot>[]> {
  return many(
    db,
    Lot,
    sql`SELECT id, remaining, expires_at FROM credit_lot WHERE user_id = ${userId} AND remaining > 0 AND expires_at > now()
    ORDER BY expires_at, id`,
  );
}
