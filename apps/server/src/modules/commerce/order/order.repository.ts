import { type OrderState, orderKinds, orderStates } from '@tuyuan/contract/commerce/order-states.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';
import { countRows, findIds, oneId } from '../../../platform/database/values.ts';

export interface NewOrder {
  no: string;
  userId: number;
  kind: (typeof orderKinds)[number];
  subjectId: number | null;
  title: string;
  /** Money, if not given. */
  packageId?: number | null;
  listCents: number;
  /** Of pictures. */
  licenseeKind?: 'person' | 'organization' | null;
  licensee?: string;
  payMinutes: number;
}

export async function insertOrder(
  transaction: Database,
  { packageId = null, licenseeKind = null, licensee = '', ...order }: NewOrder,
): Promise<number> {
  const payBy = packageId === null ? 'cash' : 'package';
  const id = await oneId(
    transaction,
    sql`INSERT INTO purchase_order (no, user_id, kind, subject_id, title, pay_by, list_cents, discount_cents, total_cents,
      licensee_kind, licensee, package_id, expires_at)
    VALUES (${order.no}, ${order.userId}, ${order.kind}, ${order.subjectId}::int, ${order.title}, ${payBy}, ${order.listCents},
      0, ${order.listCents}, ${licenseeKind}::text, ${licensee}, ${packageId}::int,
      now() + make_interval(mins => ${order.payMinutes}::int)) RETURNING id`,
  );
  await transaction.execute(sql`INSERT INTO purchase_order_change (order_id, from_state, to_state, actor_id)
    VALUES (${id}, NULL, 'pendingPayment', ${order.userId})`);
  return id;
}

/** Takes a discount off an order that was just made; the lines' own parts are set beside it. */
export async function updateDiscount(
  transaction: Database,
  id: number,
  discountCents: number,
  paid: readonly { lineId: number; paidCents: number }[],
): Promise<void> {
  await transaction.execute(sql`UPDATE purchase_order SET discount_cents = ${discountCents}, total_cents = list_cents - ${discountCents}
    WHERE id = ${id} AND state = 'pendingPayment'`);
  await transaction.execute(sql`UPDATE purchase_line l SET paid_cents = w.paid
    FROM unnest(${idList(paid.map(({ lineId }) => lineId))}, ${idList(paid.map(({ paidCents }) => paidCents))}) AS w(id, paid)
    WHERE l.id = w.id AND l.order_id = ${id}`);
}

export interface NewLine {
  imageId: number | null;
  videoId: number | null;
  tier: string;
  title: string;
  authorId: number;
  licenceTextId: number;
  listCents: number;
}

/** Returns the lines' ids in their order. */
export function insertLines(transaction: Database, orderId: number, lines: readonly NewLine[]): Promise<number[]> {
  return findIds(
    transaction,
    sql`INSERT INTO purchase_line (order_id, image_id, video_id, tier, title, author_id, licence_text_id, list_cents, paid_cents)
    SELECT ${orderId}::int, w."imageId", w."videoId", w.tier, w.title, w."authorId", w."licenceTextId", w."listCents", w."listCents"
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      AS ("imageId" int, "videoId" int, tier text, title text, "authorId" int, "licenceTextId" int, "listCents" int)) WITH ORDINALITY
      AS w("imageId", "videoId", tier, title, "authorId", "licenceTextId", "listCents", place) ORDER BY w.place RETURNING id`,
  );
}

/** Reserves the first purchase's discount for an order; false when one of the person's keys has used it or reserves it. */
export async function takeFirstPurchase(
  transaction: Database,
  orderId: number,
  keys: readonly Buffer[],
): Promise<boolean> {
  const sorted = [...keys].sort(Buffer.compare);
  let taken = 0;
  for (const key of sorted)
    taken += (
      await findIds(
        transaction,
        sql`INSERT INTO first_purchase (person_key, order_id) VALUES (${key}, ${orderId}) ON CONFLICT DO NOTHING RETURNING order_id AS id`,
      )
    ).length;
  if (taken === sorted.length) return true;
  await releaseFirstPurchase(transaction, orderId);
  return false;
}

export async function releaseFirstPurchase(transaction: Database, orderId: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM first_purchase WHERE order_id = ${orderId}`);
}

/** Whether none of these keys has used the first purchase; `ofPaid` leaves out what is only reserved. */
export async function hasFirstPurchase(
  db: Database,
  keys: readonly Buffer[],
  { ofPaid }: { ofPaid: boolean },
): Promise<boolean> {
  const used = await countRows(
    db,
    sql`SELECT 1 FROM first_purchase f JOIN purchase_order o ON o.id = f.order_id
    WHERE f.person_key IN (${sql.join(
      keys.map((key) => sql`${key}`),
      sql`, `,
    )}) AND (NOT ${ofPaid} OR o.paid_at IS NOT NULL)`,
  );
  return used === 0;
}

const OrderRow = z.object({
  id: z.int(),
  no: z.string(),
  userId: z.int(),
  kind: z.enum(orderKinds),
  subjectId: z.int().nullable(),
  title: z.string(),
  state: z.enum(orderStates),
  payBy: z.enum(['cash', 'package']),
  totalCents: z.int(),
  packageId: z.int().nullable(),
  isOverdue: z.boolean(),
  secondsLeft: z.int(),
});
export type OrderRow = z.infer<typeof OrderRow>;

const orderColumns = sql`id, no, user_id, kind, subject_id, title, state, pay_by, total_cents, package_id, expires_at <= now() AS is_overdue,
  CASE WHEN state = 'pendingPayment' THEN greatest(0, ceil(extract(epoch FROM expires_at - now())))::int ELSE 0 END AS seconds_left`;

/** One of the user's orders, or null. */
export function findOwnOrder(db: Database, userId: number, id: number): Promise<OrderRow | null> {
  return findOne(
    db,
    OrderRow,
    sql`SELECT ${orderColumns} FROM purchase_order WHERE id = ${id} AND user_id = ${userId}`,
  );
}

/** As `findOwnOrder`, and everything that changes the order waits for this transaction. */
export function lockOwnOrder(transaction: Database, userId: number, id: number): Promise<OrderRow | null> {
  return findOne(
    transaction,
    OrderRow,
    sql`SELECT ${orderColumns} FROM purchase_order WHERE id = ${id} AND user_id = ${userId} FOR NO KEY UPDATE`,
  );
}

export function lockOrder(transaction: Database, id: number): Promise<OrderRow | null> {
  return findOne(
    transaction,
    OrderRow,
    sql`SELECT ${orderColumns} FROM purchase_order WHERE id = ${id} FOR NO KEY UPDATE`,
  );
}

interface Move {
  id: number;
  from: readonly OrderState[];
  to: OrderState;
  /** Null: the program itself. */
  actorId: number | null;
  note?: string;
}

/** Moves an order's state along an edge and writes its history; false when it is in none of the expected states. */
export async function moveOrder(transaction: Database, { id, from, to, actorId, note = '' }: Move): Promise<boolean> {
  const moved = await findIds(
    transaction,
    sql`WITH was AS (SELECT id, state FROM purchase_order WHERE id = ${id} AND state = ANY(${textList(from)}) FOR NO KEY UPDATE),
    moved AS (UPDATE purchase_order o SET state = ${to}, paid_at = CASE WHEN ${to} = 'paid' THEN coalesce(o.paid_at, now()) ELSE o.paid_at END
      FROM was WHERE o.id = was.id RETURNING o.id, was.state AS from_state)
    INSERT INTO purchase_order_change (order_id, from_state, to_state, actor_id, note)
    SELECT id, from_state, ${to}, ${actorId}::int, ${note} FROM moved RETURNING order_id AS id`,
  );
  return moved.length > 0;
}

/** Orders whose time to pay is over, the oldest first. */
export function findOverdue(db: Database, limit: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT id FROM purchase_order WHERE state = 'pendingPayment' AND expires_at <= now() ORDER BY expires_at LIMIT ${limit}`,
  );
}

export function countOpenOrders(db: Database, userId: number): Promise<number> {
  return countRows(db, sql`SELECT 1 FROM purchase_order WHERE user_id = ${userId} AND state = 'pendingPayment'`);
}
