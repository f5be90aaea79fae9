import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';

const Today = z.object({ today: z.string() });

/** `yyyy-MM-dd` in the site's time zone. */
export async function readToday(db: Database, timeZone: string): Promise<string> {
  return (await one(db, Today, sql`SELECT (now() AT TIME ZONE ${timeZone})::date::text AS today`)).today;
}

const Slot = z.object({ day: z.string(), streak: z.int(), amount: z.int() });
export type SignedDay = z.infer<typeof Slot>;

/** Takes the user's slot of that day; null when it is taken. */
export function takeSlot(transaction: Database, userId: number, day: string): Promise<SignedDay | null> {
  return findOne(
    transaction,
    Slot,
    sql`INSERT INTO credit_sign_in (user_id, day, streak)
    SELECT ${userId}::int, ${day}::date, 1 + coalesce((SELECT streak FROM credit_sign_in WHERE user_id = ${userId} AND day = ${day}::date - 1), 0)
    ON CONFLICT DO NOTHING RETURNING day::text AS day, streak, amount`,
  );
}

export async function setSlotAmount(
  transaction: Database,
  userId: number,
  { day, amount }: { day: string; amount: number },
): Promise<void> {
  await transaction.execute(
    sql`UPDATE credit_sign_in SET amount = ${amount} WHERE user_id = ${userId} AND day = ${day}::date`,
  );
}

/** The user's last day that is not after that one, or null. */
export function findLastSigned(db: Database, userId: number, day: string): Promise<SignedDay | null> {
  return findOne(
    db,
    Slot,
    sql`SELECT day::text AS day, streak, amount FROM credit_sign_in WHERE user_id = ${userId} AND day <= ${day}::date ORDER BY credit_sign_in.day DESC LIMIT 1`,
  );
}

/** Days of a month (`yyyy-MM`) on which the user signed in. */
export function listSigned(db: Database, userId: number, month: string): Promise<SignedDay[]> {
  const first = sql`${`${month}-01`}::date`;
  return many(
    db,
    Slot,
    sql`SELECT day::text AS day, streak, amount FROM credit_sign_in
    WHERE user_id = ${userId} AND day >= ${first} AND day < ${first} + interval '1 month' ORDER BY credit_sign_in.day`,
  );
}
