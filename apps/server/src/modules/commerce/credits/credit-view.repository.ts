import { type getManagedCreditRecords, ManagedCreditRecord } from '@tuyuan/contract/commerce/credit-management.ts';
import { CreditRecord } from '@tuyuan/contract/commerce/credits.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { containing, dayStart, textList } from '../../../platform/database/sql-parts.ts';

const Row = CreditRecord.extend({ at: z.date() });

/** A user's entries with the balance after each, as `e`. */
const entriesOf = (userId: number): SQL =>
  sql`(SELECT id, kind, amount, (sum(amount) OVER (ORDER BY id))::int AS balance, note, subject_id, at FROM credit_entry WHERE user_id = ${userId}) e`;

interface RecordFilter {
  kinds: readonly string[];
  month?: string | undefined;
  skipCount: number;
  maxResultCount: number;
}

const monthOf = (timeZone: string) => sql`to_char(e.at AT TIME ZONE ${timeZone}, 'YYYY-MM')`;

/** A page of a user's entries, and what those that match add up to. */
export async function pageOfRecords(db: Database, userId: number, filter: RecordFilter, timeZone: string) {
  const from = entriesOf(userId);
  const where = [
    filter.kinds.length > 0 && sql`e.kind = ANY(${textList(filter.kinds)})`,
    filter.month !== undefined && sql`${monthOf(timeZone)} = ${filter.month}`,
  ];
  const page = await findPage(db, Row, { columns: sql`e.*`, from, where, order: sql`e.id DESC` }, filter);
  const applied = where.filter((condition) => condition !== false);
  const sums = await one(
    db,
    z.object({ earned: z.int(), used: z.int() }),
    sql`SELECT coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::int AS earned, coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::int AS used
    FROM ${from} WHERE ${sql.join([sql`true`, ...applied], sql` AND `)}`,
  );
  const months = await many(
    db,
    z.object({ month: z.string() }),
    sql`SELECT DISTINCT ${monthOf(timeZone)} AS month FROM credit_entry e WHERE e.user_id = ${userId} ORDER BY month DESC`,
  );
  return { ...page, ...sums, months: months.map(({ month }) => month) };
}

const ManagedRow = ManagedCreditRecord.extend({ at: z.date() });

export function pageOfManagedRecords(db: Database, filter: InputOf<typeof getManagedCreditRecords>, timeZone: string) {
  const pattern = containing(filter.keyword);
  return findPage(
    db,
    ManagedRow,
    {
      columns: sql`e.id, e.kind, e.amount, e.note, e.subject_id, e.at, a.nick_name AS actor,
        (SELECT sum(b.amount)::int FROM credit_entry b WHERE b.user_id = e.user_id AND b.id <= e.id) AS balance,
        json_build_object('id', u.id, 'nickName', u.nick_name, 'userName', u.user_name) AS user`,
      from: sql`credit_entry e JOIN app_user u ON u.id = e.user_id LEFT JOIN app_user a ON a.id = e.actor_id`,
      where: [
        filter.userId !== undefined && sql`e.user_id = ${filter.userId}`,
        filter.kinds.length > 0 && sql`e.kind = ANY(${textList(filter.kinds)})`,
        filter.from !== undefined && sql`e.at >= ${dayStart(filter.from, timeZone)}`,
        filter.to !== undefined && sql`e.at < ${dayStart(filter.to, timeZone)} + interval '1 day'`,
        filter.keyword !== '' &&
          sql`(u.nick_name ILIKE ${pattern} OR u.user_name ILIKE ${pattern} OR e.note ILIKE ${pattern})`,
      ],
      order: sql`e.id DESC`,
    },
    filter,
  );
}

const Expiring = z.object({ amount: z.int(), at: z.date().nullable() });

/** What of a user's credits ends within 30 days, and when the first of it does. */
export function readExpiring(db: Database, userId: number): Promise<z.infer<typeof Expiring>> {
  return one(
    db,
    Expiring,
    sql`SELECT coalesce(sum(remaining), 0)::int AS amount, min(expires_at) AS at FROM credit_lot
    WHERE user_id = ${userId} AND remaining > 0 AND expires_at > now() AND expires_at <= now() + interval '30 days'`,
  );
}

/** A user's pictures whose first review is under way. */
export async function countAwaited(db: Database, userId: number): Promise<number> {
  const { images } = await one(
    db,
    z.object({ images: z.int() }),
    sql`SELECT count(*)::int AS images FROM image i WHERE i.author_id = ${userId} AND i.review_state = 'pending'
      AND NOT EXISTS (SELECT 1 FROM credit_entry e WHERE e.kind = 'image' AND e.source = 'image:' || i.id)`,
  );
  return images;
}

/** The account of that user name or phone, or null. */
export function findAccount(db: Database, account: string): Promise<{ id: number } | null> {
  return findOne(
    db,
    z.object({ id: z.int() }),
    sql`SELECT id FROM app_user WHERE (lower(user_name) = lower(${account}) OR phone = ${account}) AND deleted_at IS NULL
    ORDER BY lower(user_name) = lower(${account}) DESC LIMIT 1`,
  );
}
