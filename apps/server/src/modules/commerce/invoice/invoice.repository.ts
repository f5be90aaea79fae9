import { InvoicableOrder, Invoice, type InvoiceTitle } from '@tuyuan/contract/commerce/invoice.ts';
import { type getInvoices, ManagedInvoice } from '@tuyuan/contract/commerce/invoice-management.ts';
import { type InvoiceState, invoiceStates } from '@tuyuan/contract/commerce/invoice-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { containing, idList, textList } from '../../../platform/database/sql-parts.ts';
import { oneId } from '../../../platform/database/values.ts';

/** Orders paid with money, but not the cash part of an exchange of credits. */
const isInvoicable = sql`o.kind IN ('images', 'package', 'ticket') AND o.pay_by = 'cash' AND o.paid_at IS NOT NULL AND o.total_cents > 0`;
const hindrance = sql`CASE WHEN EXISTS (SELECT 1 FROM invoice_order x WHERE x.order_id = o.id AND NOT x.is_void) THEN 'invoiced'
  WHEN o.state = 'refunding' THEN 'refunding' WHEN o.total_cents = o.refunded_cents THEN 'refunded' END`;
const orderColumns = sql`o.id, o.no, o.title, o.paid_at, o.total_cents - o.refunded_cents AS cents, o.refunded_cents, ${hindrance} AS hindrance`;
const OrderRow = InvoicableOrder.extend({ paidAt: z.date() });

export function pageOfInvoicable(db: Database, userId: number, page: { skipCount: number; maxResultCount: number }) {
  return findPage(
    db,
    OrderRow,
    {
      columns: orderColumns,
      from: sql`purchase_order o`,
      where: [sql`o.user_id = ${userId}`, isInvoicable],
      order: sql`o.paid_at DESC, o.id DESC`,
    },
    page,
  );
}

/** Those of the orders that are the user's and paid with money, locked in the order of their ids. */
export function lockInvoicable(transaction: Database, userId: number, ids: readonly number[]) {
  return many(
    transaction,
    OrderRow,
    sql`SELECT ${orderColumns} FROM purchase_order o WHERE o.user_id = ${userId} AND o.id = ANY(${idList(ids)}) AND ${isInvoicable}
    ORDER BY o.id FOR NO KEY UPDATE OF o`,
  );
}

interface NewInvoice {
  no: string;
  userId: number;
  redOf: number | null;
  title: Omit<InvoiceTitle, 'id'>;
  orders: readonly { id: number; cents: number }[];
}

/** Throws a violation of `invoice_order_once` for an order that is in another one. */
export async function insertInvoice(
  transaction: Database,
  { no, userId, redOf, title, orders }: NewInvoice,
): Promise<number> {
  const total = orders.reduce((sum, { cents }) => sum + cents, 0);
  const id = await oneId(
    transaction,
    sql`INSERT INTO invoice (no, user_id, red_of, amount_cents, title_kind, title_name, tax_number)
    VALUES (${no}, ${userId}, ${redOf}::int, ${total}, ${title.kind}, ${title.name}, ${title.taxNumber}) RETURNING id`,
  );
  await transaction.execute(sql`INSERT INTO invoice_order (invoice_id, order_id, amount_cents, is_void)
    SELECT ${id}::int, w.id, w.cents, ${redOf !== null} FROM unnest(${idList(orders.map((order) => order.id))}, ${idList(orders.map(({ cents }) => cents))}) AS w(id, cents)`);
  return id;
}

const Moving = z.object({
  id: z.int(),
  userId: z.int(),
  no: z.string(),
  state: z.enum(invoiceStates),
  redOf: z.int().nullable(),
  fileKey: z.string(),
  titleKind: Invoice.shape.titleKind,
  titleName: z.string(),
  taxNumber: z.string(),
});
export type InvoiceRow = z.infer<typeof Moving>;
const movingColumns = sql`v.id, v.user_id, v.no, v.state, v.red_of, v.file_key, v.title_kind, v.title_name, v.tax_number`;

export function findInvoice(db: Database, id: number): Promise<InvoiceRow | null> {
  return findOne(db, Moving, sql`SELECT ${movingColumns} FROM invoice v WHERE v.id = ${id}`);
}

export function lockInvoice(transaction: Database, id: number): Promise<InvoiceRow | null> {
  return findOne(transaction, Moving, sql`SELECT ${movingColumns} FROM invoice v WHERE v.id = ${id} FOR NO KEY UPDATE`);
}

/** The invoice that an order is in and that waits or is issued, locked. */
export function lockInvoiceOf(transaction: Database, orderId: number): Promise<InvoiceRow | null> {
  return findOne(
    transaction,
    Moving,
    sql`SELECT ${movingColumns} FROM invoice v JOIN invoice_order x ON x.invoice_id = v.id
    WHERE x.order_id = ${orderId} AND NOT x.is_void FOR NO KEY UPDATE OF v`,
  );
}

/** Moves an invoice that the caller has locked; the orders of one that comes to nothing are free again. */
export async function moveInvoice(
  transaction: Database,
  id: number,
  move: { to: InvoiceState; actorId: number | null; answer?: string; fileKey?: string },
): Promise<void> {
  await transaction.execute(sql`UPDATE invoice SET state = ${move.to}, decided_by = ${move.actorId}::int, decided_at = now(),
    answer = ${move.answer ?? ''}, file_key = ${move.fileKey ?? ''} WHERE id = ${id}`);
  if (move.to === 'rejected' || move.to === 'withdrawn')
    await transaction.execute(sql`UPDATE invoice_order SET is_void = true WHERE invoice_id = ${id}`);
}

const InvoiceShown = Invoice.extend({ createdAt: z.date(), decidedAt: z.date().nullable() });
const shownColumns = sql`v.id, v.no, v.state, v.amount_cents, v.title_kind, v.title_name, v.tax_number, v.answer, v.created_at, v.decided_at,
  (SELECT r.no FROM invoice r WHERE r.id = v.red_of) AS red_of,
  (SELECT coalesce(json_agg(json_build_object('id', o.id, 'no', o.no, 'title', o.title, 'cents', x.amount_cents) ORDER BY o.id), '[]')
    FROM invoice_order x JOIN purchase_order o ON o.id = x.order_id WHERE x.invoice_id = v.id) AS orders`;

export function pageOfOwnInvoices(
  db: Database,
  userId: number,
  { state, ...page }: { state?: InvoiceState | undefined; skipCount: number; maxResultCount: number },
) {
  return findPage(
    db,
    InvoiceShown,
    {
      columns: shownColumns,
      from: sql`invoice v`,
      where: [sql`v.user_id = ${userId}`, state !== undefined && sql`v.state = ${state}`],
      order: sql`v.id DESC`,
    },
    page,
  );
}

export function findOwnInvoice(db: Database, userId: number, id: number) {
  return findOne(
    db,
    InvoiceShown,
    sql`SELECT ${shownColumns} FROM invoice v WHERE v.id = ${id} AND v.user_id = ${userId}`,
  );
}

const ManagedRow = ManagedInvoice.extend({ createdAt: z.date(), decidedAt: z.date().nullable() });
const person = (alias: string): SQL => {
  const user = sql.identifier(alias);
  return sql`CASE WHEN ${user}.id IS NOT NULL THEN json_build_object('id', ${user}.id, 'nickName', ${user}.nick_name) END`;
};
const managedColumns = sql`${shownColumns}, ${person('u')} AS "user", ${person('d')} AS decided_by`;
const managedFrom = sql`invoice v JOIN app_user u ON u.id = v.user_id LEFT JOIN app_user d ON d.id = v.decided_by`;

export function pageOfInvoices(db: Database, filter: InputOf<typeof getInvoices>) {
  const pattern = containing(filter.keyword);
  return findPage(
    db,
    ManagedRow,
    {
      columns: managedColumns,
      from: managedFrom,
      where: [
        filter.states.length > 0 && sql`v.state = ANY(${textList(filter.states)})`,
        filter.onlyRed && sql`v.red_of IS NOT NULL`,
        filter.keyword !== '' &&
          sql`(v.no ILIKE ${pattern} OR v.title_name ILIKE ${pattern} OR v.tax_number ILIKE ${pattern} OR u.nick_name ILIKE ${pattern}
            OR EXISTS (SELECT 1 FROM invoice_order x JOIN purchase_order o ON o.id = x.order_id WHERE x.invoice_id = v.id AND o.no ILIKE ${pattern}))`,
      ],
      order: sql`v.state <> 'applied', ${orderBy(filter.sorting, { createdAt: sql`v.created_at`, amountCents: sql`v.amount_cents` }, sql`v.id`)}`,
    },
    filter,
  );
}

export function findManagedInvoice(db: Database, id: number) {
  return findOne(db, ManagedRow, sql`SELECT ${managedColumns} FROM ${managedFrom} WHERE v.id = ${id}`);
}
