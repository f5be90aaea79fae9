import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { findOne, many, one } from '../platform/database/rows.ts';

const Person = z.object({ id: z.int(), userName: z.string(), nickName: z.string() });

export function findDemoPeople(db: Database): Promise<z.infer<typeof Person>[]> {
  return many(db, Person, sql`SELECT id, user_name, nick_name FROM app_user WHERE deleted_at IS NULL`);
}

export async function hasOrders(db: Database): Promise<boolean> {
  return (await findOne(db, z.object({ id: z.int() }), sql`SELECT id FROM purchase_order LIMIT 1`)) !== null;
}

export async function hasGoods(db: Database): Promise<boolean> {
  return (await findOne(db, z.object({ id: z.int() }), sql`SELECT id FROM mall_goods LIMIT 1`)) !== null;
}

const Offer = z.object({ imageId: z.int(), editorial: z.int(), commercial: z.int(), extended: z.int() });

/** An author's pictures for sale, the oldest first. */
export function listForSale(db: Database, authorId: number): Promise<z.infer<typeof Offer>[]> {
  return many(
    db,
    Offer,
    sql`SELECT id AS image_id, price_editorial AS editorial, price_commercial AS commercial, price_extended AS extended FROM image
    WHERE author_id = ${authorId} AND review_state = 'approved' AND price_commercial > 0 AND NOT editorial_only ORDER BY id`,
  );
}

const Made = z.object({ totalCents: z.int(), lineIds: z.array(z.int()) });

export function findMadeOrder(db: Database, id: number): Promise<z.infer<typeof Made>> {
  return one(
    db,
    Made,
    sql`SELECT total_cents, ARRAY(SELECT l.id FROM purchase_line l WHERE l.order_id = o.id ORDER BY l.id) AS line_ids FROM purchase_order o WHERE id = ${id}`,
  );
}

/** Lets an order have happened so many days ago, its sales counted on that day. */
export async function moveOrderBack(
  db: Database,
  id: number,
  days: number,
  how: { isDownloaded: boolean; timeZone: string },
): Promise<void> {
  const ago =
    days === 0 ? sql`interval '0'` : sql`make_interval(days => ${days}::int, mins => (${id}::int * 37) % 400)`;
  await db.execute(sql`UPDATE purchase_order SET created_at = created_at - ${ago}, paid_at = paid_at - ${ago}, expires_at = expires_at - ${ago} + CASE WHEN ${days}::int = 0 THEN interval '1 day' ELSE interval '0' END,
      no = 'D' || to_char((created_at - ${ago}) AT TIME ZONE ${how.timeZone}, 'YYMMDD') || substr(no, 8),
      state = CASE WHEN ${how.isDownloaded} THEN 'completed' ELSE state END WHERE id = ${id}`);
  await db.execute(sql`UPDATE purchase_order_change SET at = at - ${ago} WHERE order_id = ${id}`);
  if (how.isDownloaded)
    await db.execute(sql`INSERT INTO purchase_order_change (order_id, from_state, to_state, at) SELECT id, 'paid', 'completed', paid_at + interval '9 minutes'
      FROM purchase_order WHERE id = ${id}`);
  await db.execute(sql`UPDATE purchase_line SET share_release_at = share_release_at - ${ago},
    first_downloaded_at = CASE WHEN ${how.isDownloaded} THEN now() - ${ago} + interval '9 minutes' END WHERE order_id = ${id}`);
  await db.execute(
    sql`UPDATE payment SET created_at = created_at - ${ago}, paid_at = paid_at - ${ago} WHERE order_id = ${id}`,
  );
  await db.execute(
    sql`UPDATE licence x SET issued_at = x.issued_at - ${ago} FROM purchase_line l WHERE l.id = x.line_id AND l.order_id = ${id}`,
  );
  await db.execute(sql`WITH sold AS (SELECT x.image_id, (now() AT TIME ZONE ${how.timeZone})::date AS today, (x.issued_at AT TIME ZONE ${how.timeZone})::date AS day
      FROM purchase_line l JOIN licence x ON x.line_id = l.id WHERE l.order_id = ${id}),
    taken AS (UPDATE image_day d SET sales = greatest(0, d.sales - 1) FROM sold s WHERE d.image_id = s.image_id AND d.day = s.today AND s.day <> s.today)
    INSERT INTO image_day (image_id, day, sales) SELECT image_id, day, 1 FROM sold WHERE day <> today
    ON CONFLICT (image_id, day) DO UPDATE SET sales = image_day.sales + 1`);
}

export async function movePayoutBack(db: Database, id: number, days: number): Promise<void> {
  const ago = sql`make_interval(days => ${days}::int)`;
  await db.execute(sql`UPDATE payout SET created_at = created_at - ${ago}, account_changed_at = account_changed_at - interval '1 year',
    checked_at = checked_at - ${ago} + interval '4 hours', approved_at = approved_at - ${ago} + interval '5 hours',
    ended_at = ended_at - ${ago} + interval '2 days' WHERE id = ${id}`);
}

export async function moveAccountBack(db: Database, userId: number): Promise<void> {
  await db.execute(
    sql`UPDATE payout_account SET changed_at = changed_at - interval '1 year' WHERE user_id = ${userId}`,
  );
}

const RefundId = z.object({ id: z.int() });

export async function findRefundOf(db: Database, orderId: number): Promise<number> {
  return (await one(db, RefundId, sql`SELECT id FROM refund WHERE order_id = ${orderId}`)).id;
}
