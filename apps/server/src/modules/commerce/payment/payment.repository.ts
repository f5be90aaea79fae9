import { paymentProviders, paymentWays } from '@tuyuan/contract/commerce/payment-choices.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { countRows, findIds } from '../../../platform/database/values.ts';

const Payment = z.object({
  id: z.int(),
  orderId: z.int(),
  provider: z.enum(paymentProviders),
  way: z.enum(paymentWays),
  tradeNo: z.string(),
  amountCents: z.int(),
  state: z.enum(['created', 'paid', 'late', 'closed']),
  address: z.string(),
});
export type Payment = z.infer<typeof Payment>;

const columns = sql`id, order_id, provider, way, trade_no, amount_cents, state, address`;

interface NewPayment {
  orderId: number;
  provider: string;
  way: string;
  tradeNo: string;
  amountCents: number;
}

export function insertPayment(db: Database, payment: NewPayment): Promise<Payment> {
  return one(
    db,
    Payment,
    sql`INSERT INTO payment (order_id, provider, way, trade_no, amount_cents)
    VALUES (${payment.orderId}, ${payment.provider}, ${payment.way}, ${payment.tradeNo}, ${payment.amountCents}) RETURNING ${columns}`,
  );
}

/** The open payment of an order by that provider and way, which is continued instead of a new one. */
export function findOpenPayment(db: Database, orderId: number, provider: string, way: string): Promise<Payment | null> {
  return findOne(
    db,
    Payment,
    sql`SELECT ${columns} FROM payment WHERE order_id = ${orderId} AND provider = ${provider} AND way = ${way} AND state = 'created'
      AND address <> '' ORDER BY id DESC LIMIT 1`,
  );
}

export async function setPaymentAddress(db: Database, id: number, address: string): Promise<void> {
  await db.execute(sql`UPDATE payment SET address = ${address} WHERE id = ${id}`);
}

export function findPayment(db: Database, provider: string, tradeNo: string): Promise<Payment | null> {
  return findOne(
    db,
    Payment,
    sql`SELECT ${columns} FROM payment WHERE provider = ${provider} AND trade_no = ${tradeNo}`,
  );
}

export function lockPayment(transaction: Database, id: number): Promise<Payment> {
  return one(transaction, Payment, sql`SELECT ${columns} FROM payment WHERE id = ${id} FOR NO KEY UPDATE`);
}

export async function setPaymentState(
  transaction: Database,
  id: number,
  state: 'paid' | 'late' | 'closed',
  providerNo: string,
): Promise<void> {
  await transaction.execute(sql`UPDATE payment SET state = ${state}, provider_no = ${providerNo},
    paid_at = CASE WHEN ${state} IN ('paid', 'late') THEN now() ELSE paid_at END WHERE id = ${id}`);
}

interface Notice {
  provider: string;
  eventNo: string;
  tradeNo: string;
  outcome: string;
}

export async function insertNotice(transaction: Database, notice: Notice): Promise<void> {
  await transaction.execute(sql`INSERT INTO payment_notice (provider, event_no, trade_no, outcome)
    VALUES (${notice.provider}, ${notice.eventNo}, ${notice.tradeNo}, ${notice.outcome}) ON CONFLICT DO NOTHING`);
}

/** Takes payments to ask their providers about: open for a minute, not asked for as long, and not older than a day. */
export function takeToAsk(db: Database, limit: number): Promise<Payment[]> {
  return many(
    db,
    Payment,
    sql`UPDATE payment SET asked_at = now() WHERE id IN (
      SELECT id FROM payment WHERE state = 'created' AND created_at < now() - interval '1 minute' AND created_at > now() - interval '1 day'
        AND (asked_at IS NULL OR asked_at < now() - interval '1 minute') ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`,
  );
}

/** Whether an order is closed, so that nobody should pay it any more. */
export async function isOrderClosed(db: Database, orderId: number): Promise<boolean> {
  return (
    (await countRows(db, sql`SELECT 1 FROM purchase_order WHERE id = ${orderId} AND state <> 'pendingPayment'`)) > 0
  );
}

/** Inserts the refund of money that came too late; returns its id. */
export async function insertLateRefund(
  transaction: Database,
  refund: { orderId: number; paymentId: number; refundNo: string; amountCents: number },
): Promise<number | undefined> {
  const [id] = await findIds(
    transaction,
    sql`INSERT INTO refund (order_id, payment_id, refund_no, amount_cents, state, reason, decided_at)
    VALUES (${refund.orderId}, ${refund.paymentId}, ${refund.refundNo}, ${refund.amountCents}, 'approved', 'late', now()) RETURNING id`,
  );
  return id;
}
