import { type getManagedOrders, ManagedOrder, ManagedPayment } from '@tuyuan/contract/commerce/order-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { maskPhone } from '@tuyuan/format/mask-personal.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { many, one } from '../../../platform/database/rows.ts';
import { containing, dayStart, textList } from '../../../platform/database/sql-parts.ts';

const Buyer = ManagedOrder.shape.buyer.extend({ phone: z.string().transform(maskPhone) });
const Row = ManagedOrder.extend({ buyer: Buyer, paidAt: z.date().nullable(), createdAt: z.date() });
const buyerJson = sql`json_build_object('id', u.id, 'nickName', u.nick_name, 'userName', u.user_name, 'phone', coalesce(u.phone, '')) AS buyer`;

/** A page of every order, and what the orders that match were paid, refunds taken off. */
export async function pageOfManagedOrders(db: Database, filter: InputOf<typeof getManagedOrders>, timeZone: string) {
  const pattern = containing(filter.keyword);
  const where = [
    filter.states.length > 0 && sql`o.state = ANY(${textList(filter.states)})`,
    filter.kinds.length > 0 && sql`o.kind = ANY(${textList(filter.kinds)})`,
    filter.from !== undefined && sql`o.created_at >= ${dayStart(filter.from, timeZone)}`,
    filter.to !== undefined && sql`o.created_at < ${dayStart(filter.to, timeZone)} + interval '1 day'`,
    filter.keyword !== '' &&
      sql`(o.no ILIKE ${pattern} OR o.title ILIKE ${pattern} OR u.nick_name ILIKE ${pattern} OR u.user_name ILIKE ${pattern}
        OR EXISTS (SELECT 1 FROM payment p WHERE p.order_id = o.id AND (p.trade_no = ${filter.keyword} OR p.provider_no = ${filter.keyword})))`,
  ];
  const from = sql`purchase_order o JOIN app_user u ON u.id = o.user_id`;
  const page = await findPage(
    db,
    Row,
    {
      columns: sql`o.id, o.no, o.kind, o.title, o.state, ${buyerJson}, (SELECT count(*)::int FROM purchase_line l WHERE l.order_id = o.id) AS lines,
        o.total_cents, o.refunded_cents, o.pay_by, o.paid_at, o.created_at`,
      from,
      where,
      order: orderBy(filter.sorting, { createdAt: sql`o.created_at`, totalCents: sql`o.total_cents` }, sql`o.id`),
    },
    filter,
  );
  const applied = where.filter((condition) => condition !== false);
  const { paidCents } = await one(
    db,
    z.object({ paidCents: z.int() }),
    sql`SELECT coalesce(sum(o.total_cents - o.refunded_cents) FILTER (WHERE o.paid_at IS NOT NULL), 0)::bigint AS paid_cents
    FROM ${from} WHERE ${sql.join([sql`true`, ...applied], sql` AND `)}`,
  );
  return { ...page, paidCents };
}

export async function readBuyer(db: Database, orderId: number): Promise<z.infer<typeof Buyer>> {
  const { buyer } = await one(
    db,
    z.object({ buyer: Buyer }),
    sql`SELECT ${buyerJson} FROM purchase_order o JOIN app_user u ON u.id = o.user_id WHERE o.id = ${orderId}`,
  );
  return buyer;
}

const PaymentRow = ManagedPayment.extend({ paidAt: z.date().nullable(), createdAt: z.date() });

export function listPaymentsOf(db: Database, orderId: number): Promise<z.infer<typeof PaymentRow>[]> {
  return many(
    db,
    PaymentRow,
    sql`SELECT id, provider, way, trade_no, provider_no, amount_cents, state, paid_at, created_at FROM payment
    WHERE order_id = ${orderId} ORDER BY id`,
  );
}
