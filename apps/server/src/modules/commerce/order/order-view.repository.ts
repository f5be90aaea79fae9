import { Order, OrderDetail, OrderLine } from '@tuyuan/contract/commerce/order.ts';
import { type OrderTab, orderStates, orderTabs } from '@tuyuan/contract/commerce/order-states.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { containing, idList } from '../../../platform/database/sql-parts.ts';
import { CoverRow, coverJson } from '../../site/index.ts';
import { wareJoins, wareNo, warePoster } from '../cart/index.ts';

const OrderRow = Order.omit({ lines: true, abilities: true }).extend({
  expiresAt: z.date(),
  paidAt: z.date().nullable(),
  createdAt: z.date(),
});
export type ShownOrder = z.infer<typeof OrderRow>;

const columns = sql`o.id, o.no, o.kind, o.title, o.state, o.pay_by,
  CASE WHEN o.paid_at IS NULL THEN NULL WHEN o.pay_by = 'package' THEN 'package' WHEN o.total_cents = 0 THEN 'free'
    ELSE (SELECT p.provider FROM payment p WHERE p.order_id = o.id AND p.state = 'paid') END AS paid_with,
  (SELECT k.name FROM authorization_package k WHERE k.id = o.package_id) AS package_name,
  o.list_cents, o.discount_cents, o.total_cents, o.refunded_cents, o.licensee_kind, o.licensee, o.expires_at,
  CASE WHEN o.state = 'pendingPayment' THEN greatest(0, ceil(extract(epoch FROM o.expires_at - now())))::int ELSE 0 END AS seconds_left,
  o.paid_at, o.created_at`;

/** The cash part of an exchange is shown with the exchange. */
const isListed = sql`o.kind <> 'mall'`;

/** Conditions of the tabs over `purchase_order o`. */
const tabCondition: Readonly<Record<OrderTab, SQL>> = {
  all: sql`true`,
  pendingPayment: sql`o.state = 'pendingPayment'`,
  toDownload: sql`o.kind = 'images' AND o.state IN ('paid', 'partRefunded') AND EXISTS (SELECT 1 FROM purchase_line l
    WHERE l.order_id = o.id AND l.refunded_at IS NULL AND l.first_downloaded_at IS NULL)`,
  completed: sql`o.state = 'completed'`,
  refund: sql`o.state IN ('refunding', 'refunded', 'partRefunded')`,
  closed: sql`o.state IN ('cancelled', 'expired')`,
};

export function pageOfOwnOrders(
  db: Database,
  userId: number,
  { tab, keyword, ...page }: { tab: OrderTab; keyword: string; skipCount: number; maxResultCount: number },
) {
  const pattern = containing(keyword);
  const where = [
    sql`o.user_id = ${userId} AND ${isListed}`,
    tabCondition[tab],
    keyword !== '' &&
      sql`(o.no ILIKE ${pattern} OR o.title ILIKE ${pattern} OR EXISTS (SELECT 1 FROM purchase_line l LEFT JOIN licence x ON x.line_id = l.id
        WHERE l.order_id = o.id AND (l.title ILIKE ${pattern} OR x.no ILIKE ${pattern})))`,
  ];
  return findPage(db, OrderRow, { columns, from: sql`purchase_order o`, where, order: sql`o.id DESC` }, page);
}

export async function countOwnOrders(db: Database, userId: number): Promise<Record<OrderTab, number>> {
  const counted = orderTabs.map(
    (tab) => sql`count(*) FILTER (WHERE ${tabCondition[tab]})::int AS ${sql.identifier(tab)}`,
  );
  return one(
    db,
    z.record(z.enum(orderTabs), z.int()),
    sql`SELECT ${sql.join(counted, sql`, `)} FROM purchase_order o WHERE o.user_id = ${userId} AND ${isListed}`,
  );
}

export function findShownOrder(db: Database, id: number, userId: number | null): Promise<ShownOrder | null> {
  const whose = userId === null ? sql`true` : sql`o.user_id = ${userId}`;
  return findOne(db, OrderRow, sql`SELECT ${columns} FROM purchase_order o WHERE o.id = ${id} AND ${whose}`);
}

const LineRow = OrderLine.extend({
  orderId: z.int(),
  cover: CoverRow.nullable(),
  firstDownloadedAt: z.date().nullable(),
  /** The time to give it back is over. */
  isReleased: z.boolean(),
});
export type ShownLine = z.infer<typeof LineRow>;

export function listShownLines(db: Database, orderIds: readonly number[]): Promise<ShownLine[]> {
  return many(
    db,
    LineRow,
    sql`SELECT l.order_id, l.id, l.image_id, l.video_id, ${wareNo} AS no, l.title,
      CASE WHEN i.processing_state = 'ready' THEN ${coverJson} END AS cover, ${warePoster} AS poster,
      json_build_object('id', u.id, 'name', u.nick_name) AS author, l.tier, l.list_cents, l.paid_cents,
      CASE WHEN x.id IS NOT NULL THEN json_build_object('id', x.id, 'no', x.no, 'isRevoked', x.revoked_at IS NOT NULL) END AS licence,
      l.first_downloaded_at, coalesce(l.share_release_at <= now(), false) AS is_released,
      (SELECT r.state FROM refund_line f JOIN refund r ON r.id = f.refund_id WHERE f.line_id = l.id ORDER BY r.id DESC LIMIT 1) AS refund
    FROM purchase_line l ${wareJoins(sql`l.image_id`, sql`l.video_id`)} JOIN app_user u ON u.id = l.author_id LEFT JOIN licence x ON x.line_id = l.id
    WHERE l.order_id = ANY(${idList(orderIds)}) ORDER BY l.id`,
  );
}

const Change = z.object({ toState: z.enum(orderStates), at: z.date(), note: z.string() });

export function listChanges(db: Database, orderId: number): Promise<z.infer<typeof Change>[]> {
  return many(
    db,
    Change,
    sql`SELECT to_state, at, note FROM purchase_order_change WHERE order_id = ${orderId} ORDER BY id`,
  );
}

const RefundRow = OrderDetail.shape.refunds.element.extend({ createdAt: z.date(), doneAt: z.date().nullable() });

/** Refunds that the buyer asked for, the newest first. */
export function listRefundsOf(db: Database, orderId: number): Promise<z.infer<typeof RefundRow>[]> {
  return many(
    db,
    RefundRow,
    sql`SELECT r.id, r.state, r.amount_cents, r.reason, r.message, r.answer, r.created_at, r.done_at,
      ARRAY(SELECT f.line_id FROM refund_line f WHERE f.refund_id = r.id ORDER BY 1) AS line_ids
    FROM refund r WHERE r.order_id = ${orderId} AND r.reason <> 'late' ORDER BY r.id DESC`,
  );
}
