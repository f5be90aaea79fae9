import type { getManagedMallOrders } from '@tuyuan/contract/commerce/credit-mall-management.ts';
import { ManagedMallOrder } from '@tuyuan/contract/commerce/credit-mall-management.ts';
import { MallOrderDetail } from '@tuyuan/contract/commerce/credit-mall-order-data.ts';
import {
  goodsKinds,
  type MallOrderState,
  type MallTab,
  mallOrderStates,
  mallTabs,
} from '@tuyuan/contract/commerce/mall-states.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, one } from '../../../platform/database/rows.ts';
import { containing, dayStart, textList } from '../../../platform/database/sql-parts.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';

interface NewMallOrder {
  no: string;
  userId: number;
  goodsId: number;
  kind: string;
  title: string;
  picture: string;
  /** What one piece of kind quota gives. */
  quota: { licences: number; tier: string; months: number } | null;
  pieces: number;
  credits: number;
  cashCents: number;
  /** Sealed. */
  recipient: Buffer | null;
}

export function insertMallOrder(transaction: Database, order: NewMallOrder): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO mall_order (no, user_id, goods_id, kind, title, picture, quota, quota_tier, quota_months, pieces, credits, cash_cents, recipient)
    VALUES (${order.no}, ${order.userId}, ${order.goodsId}, ${order.kind}, ${order.title}, ${order.picture},
      ${order.quota?.licences ?? null}::int, ${order.quota?.tier ?? null}::text, ${order.quota?.months ?? null}::int, ${order.pieces}, ${order.credits},
      ${order.cashCents}, ${order.recipient}::bytea) RETURNING id`,
  );
}

export async function setPurchaseOrder(transaction: Database, id: number, purchaseOrderId: number): Promise<void> {
  await transaction.execute(sql`UPDATE mall_order SET purchase_order_id = ${purchaseOrderId} WHERE id = ${id}`);
}

export async function setPackage(transaction: Database, id: number, packageId: number): Promise<void> {
  await transaction.execute(sql`UPDATE mall_order SET package_id = ${packageId} WHERE id = ${id}`);
}

/** Pieces of goods that a user has ordered and not given up. */
export async function countTaken(transaction: Database, userId: number, goodsId: number): Promise<number> {
  const { pieces } = await one(
    transaction,
    z.object({ pieces: z.int() }),
    sql`SELECT coalesce(sum(pieces), 0)::int AS pieces FROM mall_order
    WHERE user_id = ${userId} AND goods_id = ${goodsId} AND state NOT IN ('cancelled', 'expired')`,
  );
  return pieces;
}

const Row = z.object({
  id: z.int(),
  no: z.string(),
  userId: z.int(),
  goodsId: z.int(),
  kind: z.enum(goodsKinds),
  title: z.string(),
  quota: z.object({ licences: z.int(), tier: z.string(), months: z.int() }).nullable(),
  pieces: z.int(),
  credits: z.int(),
  cashCents: z.int(),
  purchaseOrderId: z.int().nullable(),
  state: z.enum(mallOrderStates),
});
export type MallOrderRow = z.infer<typeof Row>;
const rowColumns = sql`id, no, user_id, goods_id, kind, title,
  CASE WHEN kind = 'quota' THEN json_build_object('licences', quota, 'tier', quota_tier, 'months', quota_months) END AS quota, pieces, credits, cash_cents, purchase_order_id, state`;

export function findMallOrder(db: Database, id: number): Promise<MallOrderRow | null> {
  return findOne(db, Row, sql`SELECT ${rowColumns} FROM mall_order WHERE id = ${id}`);
}

export function lockMallOrder(transaction: Database, id: number): Promise<MallOrderRow | null> {
  return findOne(transaction, Row, sql`SELECT ${rowColumns} FROM mall_order WHERE id = ${id} FOR NO KEY UPDATE`);
}

interface Move {
  from: readonly MallOrderState[];
  to: MallOrderState;
  note?: string;
  carrier?: string;
  trackingNo?: string;
}

const reached: Readonly<Record<MallOrderState, SQL | null>> = {
  pendingPayment: null,
  paid: sql`paid_at`,
  shipped: sql`shipped_at`,
  received: sql`received_at`,
  cancelled: sql`closed_at`,
  expired: sql`closed_at`,
};

/** Moves an exchange's state along an edge; false when it is in none of the expected states. */
export async function moveMallOrder(transaction: Database, id: number, move: Move): Promise<boolean> {
  const at = reached[move.to];
  const { note = null, carrier = null, trackingNo = null } = move;
  const moved = await findIds(
    transaction,
    sql`UPDATE mall_order SET state = ${move.to}, ${at ? sql`${at} = now(),` : sql``} note = coalesce(${note}::text, note),
      carrier = coalesce(${carrier}::text, carrier), tracking_no = coalesce(${trackingNo}::text, tracking_no)
    WHERE id = ${id} AND state = ANY(${textList(move.from)}) RETURNING id`,
  );
  return moved.length > 0;
}

/** Exchanges that were sent so many days ago and never confirmed. */
export function findLongShipped(db: Database, days: number, limit: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT id FROM mall_order WHERE state = 'shipped' AND shipped_at < now() - make_interval(days => ${days}::int) ORDER BY id LIMIT ${limit}`,
  );
}

const Shown = MallOrderDetail.omit({ abilities: true, coupons: true, recipient: true }).extend({
  recipient: z.instanceof(Buffer).nullable(),
  createdAt: z.date(),
  paidAt: z.date().nullable(),
  shippedAt: z.date().nullable(),
  receivedAt: z.date().nullable(),
  closedAt: z.date().nullable(),
});
export type ShownMallOrder = z.infer<typeof Shown>;
const shownColumns = sql`o.id, o.no, o.goods_id, o.kind, o.title, o.picture, o.pieces, o.credits, o.cash_cents, o.state, o.purchase_order_id,
  coalesce(p.no, '') AS purchase_order_no,
  CASE WHEN p.state = 'pendingPayment' THEN greatest(0, ceil(extract(epoch FROM p.expires_at - now())))::int ELSE 0 END AS seconds_left,
  o.recipient, o.carrier, o.tracking_no, o.package_id, o.note, o.created_at, o.paid_at, o.shipped_at, o.received_at, o.closed_at`;
const shownFrom = sql`mall_order o LEFT JOIN purchase_order p ON p.id = o.purchase_order_id`;

const tabCondition: Readonly<Record<MallTab, SQL>> = {
  all: sql`true`,
  pendingPayment: sql`o.state = 'pendingPayment'`,
  paid: sql`o.state = 'paid'`,
  shipped: sql`o.state = 'shipped'`,
  received: sql`o.state = 'received'`,
  closed: sql`o.state IN ('cancelled', 'expired')`,
};

export function pageOfOwnMallOrders(
  db: Database,
  userId: number,
  { tab, ...page }: { tab: MallTab; skipCount: number; maxResultCount: number },
) {
  const where = [sql`o.user_id = ${userId}`, tabCondition[tab]];
  return findPage(db, Shown, { columns: shownColumns, from: shownFrom, where, order: sql`o.id DESC` }, page);
}

export function countOwnMallOrders(db: Database, userId: number): Promise<Record<MallTab, number>> {
  const counted = mallTabs.map(
    (tab) => sql`count(*) FILTER (WHERE ${tabCondition[tab]})::int AS ${sql.identifier(tab)}`,
  );
  return one(
    db,
    z.record(z.enum(mallTabs), z.int()),
    sql`SELECT ${sql.join(counted, sql`, `)} FROM mall_order o WHERE o.user_id = ${userId}`,
  );
}

export function findOwnMallOrder(db: Database, userId: number, id: number): Promise<ShownMallOrder | null> {
  return findOne(db, Shown, sql`SELECT ${shownColumns} FROM ${shownFrom} WHERE o.id = ${id} AND o.user_id = ${userId}`);
}

const Managed = ManagedMallOrder.extend(Shown.omit({ recipient: true }).shape);
const managedColumns = sql`${shownColumns}, json_build_object('id', u.id, 'nickName', u.nick_name, 'userName', u.user_name) AS user`;
const managedFrom = sql`${shownFrom} JOIN app_user u ON u.id = o.user_id`;

export function pageOfManagedMallOrders(db: Database, filter: InputOf<typeof getManagedMallOrders>, timeZone: string) {
  const pattern = containing(filter.keyword);
  return findPage(
    db,
    Managed,
    {
      columns: managedColumns,
      from: managedFrom,
      where: [
        filter.states.length > 0 && sql`o.state = ANY(${textList(filter.states)})`,
        filter.kinds.length > 0 && sql`o.kind = ANY(${textList(filter.kinds)})`,
        filter.from !== undefined && sql`o.created_at >= ${dayStart(filter.from, timeZone)}`,
        filter.to !== undefined && sql`o.created_at < ${dayStart(filter.to, timeZone)} + interval '1 day'`,
        filter.keyword !== '' &&
          sql`(o.no ILIKE ${pattern} OR o.title ILIKE ${pattern} OR u.nick_name ILIKE ${pattern} OR u.user_name ILIKE ${pattern} OR o.tracking_no = ${filter.keyword})`,
      ],
      order: sql`o.state <> 'paid', o.id DESC`,
    },
    filter,
  );
}

export function findManagedMallOrder(db: Database, id: number): Promise<z.infer<typeof Managed> | null> {
  return findOne(db, Managed, sql`SELECT ${managedColumns} FROM ${managedFrom} WHERE o.id = ${id}`);
}
