import { type RefundState, refundStates } from '@tuyuan/contract/commerce/order-states.ts';
import { ManagedRefund } from '@tuyuan/contract/commerce/refund-management.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne, one } from '../../../platform/database/rows.ts';
import { containing, idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';

interface NewRefund {
  orderId: number;
  refundNo: string;
  amountCents: number;
  reason: string;
  message: string;
  /** Null: the program itself. */
  requestedBy: number | null;
  lines: readonly { lineId: number; amountCents: number }[];
}

/** Throws a violation of `refund_line_once` for a line that is in a refund already. */
export async function insertRefund(transaction: Database, refund: NewRefund): Promise<number> {
  const id = await oneId(
    transaction,
    sql`INSERT INTO refund (order_id, payment_id, refund_no, amount_cents, reason, message, requested_by)
    VALUES (${refund.orderId}, (SELECT p.id FROM payment p WHERE p.order_id = ${refund.orderId} AND p.state = 'paid'), ${refund.refundNo},
      ${refund.amountCents}, ${refund.reason}, ${refund.message}, ${refund.requestedBy}::int) RETURNING id`,
  );
  await transaction.execute(sql`INSERT INTO refund_line (refund_id, line_id, amount_cents)
    SELECT ${id}::int, w.line_id, w.amount FROM unnest(${idList(refund.lines.map(({ lineId }) => lineId))},
      ${idList(refund.lines.map(({ amountCents }) => amountCents))}) AS w(line_id, amount)`);
  return id;
}

const RefundRow = z.object({
  id: z.int(),
  orderId: z.int(),
  refundNo: z.string(),
  amountCents: z.int(),
  state: z.enum(refundStates),
  reason: z.string(),
  requestedBy: z.int().nullable(),
  provider: z.string().nullable(),
  tradeNo: z.string().nullable(),
  paymentCents: z.int().nullable(),
  lineIds: z.array(z.int()),
});
export type RefundRow = z.infer<typeof RefundRow>;

const rowColumns = sql`r.id, r.order_id, r.refund_no, r.amount_cents, r.state, r.reason, r.requested_by, p.provider, p.trade_no,
  p.amount_cents AS payment_cents, ARRAY(SELECT f.line_id FROM refund_line f WHERE f.refund_id = r.id ORDER BY 1) AS line_ids`;

export function findRefund(db: Database, id: number): Promise<RefundRow | null> {
  return findOne(
    db,
    RefundRow,
    sql`SELECT ${rowColumns} FROM refund r LEFT JOIN payment p ON p.id = r.payment_id WHERE r.id = ${id}`,
  );
}

/** Moves a refund's state; false when it is in none of the expected states. */
export async function moveRefund(
  transaction: Database,
  move: {
    id: number;
    from: readonly RefundState[];
    to: RefundState;
    decidedBy?: number | null;
    answer?: string;
    failure?: string;
  },
): Promise<boolean> {
  const isDecision = move.decidedBy !== undefined;
  const moved = await findIds(
    transaction,
    sql`UPDATE refund SET state = ${move.to}, failure = ${move.failure ?? ''},
      answer = CASE WHEN ${move.answer ?? null}::text IS NULL THEN answer ELSE ${move.answer ?? ''} END,
      decided_by = CASE WHEN ${isDecision} THEN ${move.decidedBy ?? null}::int ELSE decided_by END,
      decided_at = CASE WHEN ${isDecision} THEN now() ELSE decided_at END,
      done_at = CASE WHEN ${move.to} = 'done' THEN now() ELSE done_at END
    WHERE id = ${move.id} AND state = ANY(${textList(move.from)}) RETURNING id`,
  );
  return moved.length > 0;
}

/** Frees a refund's lines: they may be given back another time. */
export async function voidRefundLines(transaction: Database, refundId: number): Promise<void> {
  await transaction.execute(sql`UPDATE refund_line SET is_void = true WHERE refund_id = ${refundId}`);
}

/** Marks lines as given back, and the order with them; returns what was given back of it in all, in cents. */
export async function markRefunded(
  transaction: Database,
  orderId: number,
  lineIds: readonly number[],
  amountCents: number,
): Promise<number> {
  await transaction.execute(sql`UPDATE purchase_line SET refunded_at = now() WHERE id = ANY(${idList(lineIds)})`);
  const { refundedCents } = await one(
    transaction,
    z.object({ refundedCents: z.int() }),
    sql`UPDATE purchase_order SET refunded_cents = refunded_cents + ${amountCents} WHERE id = ${orderId} RETURNING refunded_cents`,
  );
  return refundedCents;
}

const Rest = z.object({ lines: z.int(), refunded: z.int(), open: z.int(), downloaded: z.int() });

/** How many lines an order has, how many of them are given back or downloaded, and how many refunds wait. */
export function countRest(db: Database, orderId: number): Promise<z.infer<typeof Rest>> {
  return one(
    db,
    Rest,
    sql`SELECT count(*)::int AS lines, count(refunded_at)::int AS refunded, count(first_downloaded_at)::int AS downloaded,
      (SELECT count(*)::int FROM refund r WHERE r.order_id = ${orderId} AND r.state = 'requested') AS open
    FROM purchase_line WHERE order_id = ${orderId}`,
  );
}

const ManagedRow = ManagedRefund.extend({
  createdAt: z.date(),
  decidedAt: z.date().nullable(),
  doneAt: z.date().nullable(),
});
const managedColumns = sql`r.id, r.order_id, o.no AS order_no,
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'nickName', u.nick_name) END AS requested_by,
  r.state, r.amount_cents, (SELECT count(*)::int FROM refund_line f WHERE f.refund_id = r.id) AS lines, r.reason, r.message, r.answer,
  r.failure, r.created_at, r.decided_at, r.done_at`;
const managedFrom = sql`refund r JOIN purchase_order o ON o.id = r.order_id LEFT JOIN app_user u ON u.id = r.requested_by`;

export function pageOfRefunds(
  db: Database,
  filter: {
    keyword: string;
    states: readonly RefundState[];
    sorting: `${'createdAt' | 'amountCents'} ${'ASC' | 'DESC'}`;
    skipCount: number;
    maxResultCount: number;
  },
) {
  const pattern = containing(filter.keyword);
  return findPage(
    db,
    ManagedRow,
    {
      columns: managedColumns,
      from: managedFrom,
      where: [
        filter.states.length > 0 && sql`r.state = ANY(${textList(filter.states)})`,
        filter.keyword !== '' &&
          sql`(o.no ILIKE ${pattern} OR r.refund_no ILIKE ${pattern} OR u.nick_name ILIKE ${pattern})`,
      ],
      order: sql`r.state <> 'requested', ${orderBy(filter.sorting, { createdAt: sql`r.created_at`, amountCents: sql`r.amount_cents` }, sql`r.id`)}`,
    },
    filter,
  );
}

export function findManagedRefund(db: Database, id: number): Promise<z.infer<typeof ManagedRow> | null> {
  return findOne(db, ManagedRow, sql`SELECT ${managedColumns} FROM ${managedFrom} WHERE r.id = ${id}`);
}
