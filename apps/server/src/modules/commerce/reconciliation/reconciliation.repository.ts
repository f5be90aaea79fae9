import { paymentProviders, paymentWays } from '@tuyuan/contract/commerce/payment-choices.ts';
import { PaymentException, ReconciledDay } from '@tuyuan/contract/commerce/reconciliation.ts';
import {
  type ExceptionKind,
  type ExceptionState,
  exceptionKinds,
  exceptionStates,
} from '@tuyuan/contract/commerce/reconciliation-words.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { containing, dayStart, textList } from '../../../platform/database/sql-parts.ts';
import { countRows, findIds } from '../../../platform/database/values.ts';

const Compared = z.object({
  id: z.int(),
  provider: z.enum(paymentProviders),
  way: z.enum(paymentWays),
  tradeNo: z.string(),
  amountCents: z.int(),
  state: z.enum(['created', 'paid', 'late', 'closed']),
});
export type ComparedPayment = z.infer<typeof Compared>;
const comparedColumns = sql`id, provider, way, trade_no, amount_cents, state`;

const ofDay = (day: string, timeZone: string) =>
  sql`p.created_at >= ${dayStart(day, timeZone)} AND p.created_at < ${dayStart(day, timeZone)} + interval '1 day'`;

/** The next of a day's payments after one of them, by id; those of a provider's cashier that nobody opened excepted. */
export function listPaymentsOfDay(
  db: Database,
  { day, timeZone, after, limit }: { day: string; timeZone: string; after: number; limit: number },
): Promise<ComparedPayment[]> {
  return many(
    db,
    Compared,
    sql`SELECT ${comparedColumns} FROM payment p WHERE ${ofDay(day, timeZone)} AND p.id > ${after} AND address <> '' ORDER BY id LIMIT ${limit}`,
  );
}

export function findCompared(db: Database, id: number): Promise<ComparedPayment | null> {
  return findOne(db, Compared, sql`SELECT ${comparedColumns} FROM payment WHERE id = ${id}`);
}

/** Keeps what the provider said. */
export async function noteCompared(
  db: Database,
  id: number,
  there: { state: string; amountCents: number },
): Promise<void> {
  await db.execute(
    sql`UPDATE payment SET compared_at = now(), there_state = ${there.state}, there_cents = ${there.amountCents} WHERE id = ${id}`,
  );
}

interface NewException {
  kind: ExceptionKind;
  paymentId: number | null;
  refundId: number | null;
  hereCents: number;
  thereCents: number | null;
  /** `settled` for what the program has booked of itself. */
  state: 'open' | 'settled';
  note: string;
}

/** Notes an exception; one that is open already stays as it is. */
export async function insertException(db: Database, found: NewException): Promise<void> {
  await db.execute(sql`INSERT INTO payment_exception (kind, payment_id, refund_id, here_cents, there_cents, state, note, closed_at)
    VALUES (${found.kind}, ${found.paymentId}::int, ${found.refundId}::int, ${found.hereCents}, ${found.thereCents}::int, ${found.state}, ${found.note},
      CASE WHEN ${found.state} = 'open' THEN NULL ELSE now() END)
    ON CONFLICT (kind, coalesce(payment_id, 0), coalesce(refund_id, 0)) WHERE state = 'open' DO NOTHING`);
}

/** Settles the open exceptions of a payment, but of these kinds. */
export async function settleExceptions(db: Database, paymentId: number, kept: readonly ExceptionKind[]): Promise<void> {
  await db.execute(sql`UPDATE payment_exception SET state = 'settled', note = '复查时两边已经一致', closed_at = now()
    WHERE payment_id = ${paymentId} AND state = 'open' AND kind <> ALL(${textList(kept)})`);
}

/** Notes refunds that were approved a day ago and have not gone back, and settles those that have. */
export async function compareRefunds(db: Database): Promise<void> {
  await db.execute(sql`INSERT INTO payment_exception (kind, refund_id, here_cents, note)
    SELECT 'refundStuck', r.id, r.amount_cents, r.failure FROM refund r
    WHERE r.payment_id IS NOT NULL AND r.state IN ('approved', 'failed') AND r.decided_at < now() - interval '1 day'
    ON CONFLICT (kind, coalesce(payment_id, 0), coalesce(refund_id, 0)) WHERE state = 'open' DO NOTHING`);
  await db.execute(sql`UPDATE payment_exception e SET state = 'settled', note = '钱已退回', closed_at = now() FROM refund r
    WHERE r.id = e.refund_id AND e.state = 'open' AND r.state = 'done'`);
}

const { providers: Providers } = ReconciledDay.shape;

/** A day's sums by provider: ours, and what the provider said. */
export function sumDay(db: Database, day: string, timeZone: string): Promise<z.infer<typeof Providers>> {
  return many(
    db,
    Providers.element,
    sql`SELECT p.provider, count(*) FILTER (WHERE p.state IN ('paid', 'late'))::int AS here_count,
      coalesce(sum(p.amount_cents) FILTER (WHERE p.state IN ('paid', 'late')), 0)::int AS here_cents,
      count(*) FILTER (WHERE p.there_state = 'paid')::int AS there_count,
      coalesce(sum(p.there_cents) FILTER (WHERE p.there_state = 'paid'), 0)::int AS there_cents,
      coalesce(sum((SELECT sum(r.amount_cents) FROM refund r WHERE r.payment_id = p.id AND r.state = 'done')), 0)::int AS refund_cents,
      count(*) FILTER (WHERE p.compared_at IS NULL)::int AS waiting
    FROM payment p WHERE ${ofDay(day, timeZone)} AND p.address <> '' GROUP BY p.provider ORDER BY p.provider`,
  );
}

const Last = z.object({ comparedAt: z.date().nullable() });

export async function findComparedAt(db: Database, day: string, timeZone: string): Promise<Date | null> {
  const { comparedAt } = await one(
    db,
    Last,
    sql`SELECT min(p.compared_at) AS compared_at FROM payment p WHERE ${ofDay(day, timeZone)}`,
  );
  return comparedAt;
}

export function countOpenExceptions(db: Database): Promise<number> {
  return countRows(db, sql`SELECT 1 FROM payment_exception WHERE state = 'open'`);
}

const ExceptionRow = PaymentException.extend({ foundAt: z.date(), closedAt: z.date().nullable() });
const columns = sql`e.id, e.kind, e.state, p.provider, o.id AS order_id, o.no AS order_no, coalesce(r.refund_no, p.trade_no) AS trade_no,
  e.here_cents, e.there_cents, e.note, e.found_at, e.closed_at,
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'nickName', u.nick_name) END AS closed_by`;
const from = sql`payment_exception e LEFT JOIN refund r ON r.id = e.refund_id JOIN payment p ON p.id = coalesce(e.payment_id, r.payment_id)
  JOIN purchase_order o ON o.id = p.order_id LEFT JOIN app_user u ON u.id = e.closed_by`;

export function pageOfExceptions(
  db: Database,
  filter: {
    keyword: string;
    kinds: readonly ExceptionKind[];
    states: readonly ExceptionState[];
    sorting: `foundAt ${'ASC' | 'DESC'}`;
    skipCount: number;
    maxResultCount: number;
  },
) {
  const pattern = containing(filter.keyword);
  return findPage(
    db,
    ExceptionRow,
    {
      columns,
      from,
      where: [
        filter.kinds.length > 0 && sql`e.kind = ANY(${textList(filter.kinds)})`,
        filter.states.length > 0 && sql`e.state = ANY(${textList(filter.states)})`,
        filter.keyword !== '' &&
          sql`(o.no ILIKE ${pattern} OR p.trade_no ILIKE ${pattern} OR p.provider_no ILIKE ${pattern} OR r.refund_no ILIKE ${pattern})`,
      ],
      order: sql`e.state <> 'open', ${orderBy(filter.sorting, { foundAt: sql`e.found_at` }, sql`e.id`)}`,
    },
    filter,
  );
}

export function findShownException(db: Database, id: number): Promise<z.infer<typeof ExceptionRow> | null> {
  return findOne(db, ExceptionRow, sql`SELECT ${columns} FROM ${from} WHERE e.id = ${id}`);
}

const Open = z.object({
  id: z.int(),
  kind: z.enum(exceptionKinds),
  state: z.enum(exceptionStates),
  paymentId: z.int().nullable(),
});

export function findException(db: Database, id: number): Promise<z.infer<typeof Open> | null> {
  return findOne(db, Open, sql`SELECT id, kind, state, payment_id FROM payment_exception WHERE id = ${id}`);
}

/** False when it is open no more. */
export async function closeOpenException(
  db: Database,
  { id, note, actorId }: { id: number; note: string; actorId: number },
): Promise<boolean> {
  const closed = await findIds(
    db,
    sql`UPDATE payment_exception SET state = 'closed', note = ${note}, closed_by = ${actorId}, closed_at = now()
    WHERE id = ${id} AND state = 'open' RETURNING id`,
  );
  return closed.length > 0;
}
