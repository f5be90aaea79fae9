import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { countRows, findIds } from '../../../platform/database/values.ts';

const Line = z.object({
  id: z.int(),
  imageId: z.int().nullable(),
  tier: z.enum(['editorial', 'commercial', 'extended']),
  authorId: z.int(),
  paidCents: z.int(),
  canUseAuthPay: z.boolean(),
  isDownloaded: z.boolean(),
  isRefunded: z.boolean(),
  /** The time to give it back is over. */
  isOver: z.boolean(),
});
export type PurchaseLine = z.infer<typeof Line>;

/** An order's lines, or those of them with these ids, locked in the order of their ids. */
export function lockLines(transaction: Database, orderId: number, ids?: readonly number[]): Promise<PurchaseLine[]> {
  const chosen = ids === undefined ? sql`true` : sql`l.id = ANY(${idList(ids)})`;
  return many(
    transaction,
    Line,
    sql`SELECT l.id, l.image_id, l.tier, l.author_id, l.paid_cents, coalesce(i.can_use_auth_pay, false) AS can_use_auth_pay,
      l.first_downloaded_at IS NOT NULL AS is_downloaded, l.refunded_at IS NOT NULL AS is_refunded,
      coalesce(l.share_release_at <= now(), false) AS is_over
    FROM purchase_line l LEFT JOIN image i ON i.id = l.image_id WHERE l.order_id = ${orderId} AND ${chosen} ORDER BY l.id FOR NO KEY UPDATE OF l`,
  );
}

/** Freezes the authors' shares for so many days. */
export async function setShares(
  transaction: Database,
  shares: readonly { lineId: number; shareCents: number }[],
  holdDays: number,
): Promise<void> {
  await transaction.execute(sql`UPDATE purchase_line l SET share_cents = w.share, share_release_at = now() + make_interval(days => ${holdDays}::int)
    FROM unnest(${idList(shares.map(({ lineId }) => lineId))}, ${idList(shares.map(({ shareCents }) => shareCents))}) AS w(id, share) WHERE l.id = w.id`);
}

/** Notes the first download of lines; returns those that it was the first of. */
export function markDownloaded(transaction: Database, lineIds: readonly number[]): Promise<number[]> {
  return findIds(
    transaction,
    sql`UPDATE purchase_line SET first_downloaded_at = now() WHERE id = ANY(${idList(lineIds)}) AND first_downloaded_at IS NULL RETURNING id`,
  );
}

/** How many of an order's lines can still be downloaded and never were. */
export function countUndownloaded(db: Database, orderId: number): Promise<number> {
  return countRows(
    db,
    sql`SELECT 1 FROM purchase_line WHERE order_id = ${orderId} AND refunded_at IS NULL AND first_downloaded_at IS NULL`,
  );
}

const DueShare = z.object({ id: z.int(), authorId: z.int(), shareCents: z.int() });

/** Lines whose share is due to be released and that are in no refund, locked; rows that others hold are left for later. */
export function lockDueShares(transaction: Database, limit: number): Promise<z.infer<typeof DueShare>[]> {
  return many(
    transaction,
    DueShare,
    sql`SELECT l.id, l.author_id, coalesce(l.share_cents, 0) AS share_cents FROM purchase_line l
    WHERE NOT l.is_share_released AND l.refunded_at IS NULL AND l.share_release_at <= now()
      AND NOT EXISTS (SELECT 1 FROM refund_line f WHERE f.line_id = l.id AND NOT f.is_void)
    ORDER BY l.id LIMIT ${limit} FOR NO KEY UPDATE OF l SKIP LOCKED`,
  );
}

export async function markReleased(transaction: Database, lineIds: readonly number[]): Promise<void> {
  await transaction.execute(sql`UPDATE purchase_line SET is_share_released = true WHERE id = ANY(${idList(lineIds)})`);
}
