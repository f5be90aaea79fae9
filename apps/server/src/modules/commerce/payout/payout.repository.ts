import { ManagedPayout } from '@tuyuan/contract/commerce/payout-management.ts';
import { type PayoutState, payoutStates } from '@tuyuan/contract/commerce/payout-states.ts';
import { Payout } from '@tuyuan/contract/commerce/profit.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { containing, textList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';

const Moving = z.object({
  id: z.int(),
  userId: z.int(),
  amountCents: z.int(),
  state: z.enum(payoutStates),
  needsTwo: z.boolean(),
  checkedBy: z.int().nullable(),
});
export type MovingPayout = z.infer<typeof Moving>;

/** Writes a payout with the account as it is now; null where there is none. */
export async function insertPayout(
  transaction: Database,
  { userId, amountCents, needsTwo }: { userId: number; amountCents: number; needsTwo: boolean },
): Promise<number | null> {
  const [id] = await findIds(
    transaction,
    sql`INSERT INTO payout (user_id, amount_cents, needs_two, kind, holder, bank, number_sealed, number_end, account_changed_at)
    SELECT user_id, ${amountCents}::int, ${needsTwo}, kind, holder, bank, number_sealed, number_end, changed_at
    FROM payout_account WHERE user_id = ${userId} RETURNING id`,
  );
  return id ?? null;
}

export function lockPayout(transaction: Database, id: number): Promise<MovingPayout | null> {
  return findOne(
    transaction,
    Moving,
    sql`SELECT id, user_id, amount_cents, state, needs_two, checked_by FROM payout WHERE id = ${id} FOR NO KEY UPDATE`,
  );
}

/** Moves a payout that the caller has locked. */
export async function movePayout(
  transaction: Database,
  id: number,
  move: { to: PayoutState; actorId?: number; answer?: string; voucher?: string },
): Promise<void> {
  const by = (state: PayoutState, column: SQL) =>
    move.to === state ? sql`, ${column}_by = ${move.actorId}::int, ${column}_at = now()` : sql``;
  const isEnd = move.to === 'paid' || move.to === 'rejected' || move.to === 'withdrawn';
  await transaction.execute(sql`UPDATE payout SET state = ${move.to}, answer = ${move.answer ?? ''}, voucher = ${move.voucher ?? ''},
    ended_at = CASE WHEN ${isEnd} THEN now() END ${by('checked', sql`checked`)} ${by('approved', sql`approved`)} WHERE id = ${id}`);
}

const OwnRow = Payout.extend({ createdAt: z.date(), endedAt: z.date().nullable() });
const ownColumns = sql`p.id, p.amount_cents, p.state, p.needs_two, p.bank, p.kind, p.number_end, p.voucher, p.answer, p.created_at, p.ended_at`;

export function pageOfOwnPayouts(db: Database, userId: number, page: { skipCount: number; maxResultCount: number }) {
  return findPage(
    db,
    OwnRow,
    { columns: ownColumns, from: sql`payout p`, where: [sql`p.user_id = ${userId}`], order: sql`p.id DESC` },
    page,
  );
}

export function findOwnPayout(db: Database, userId: number, id: number): Promise<z.infer<typeof OwnRow> | null> {
  return findOne(db, OwnRow, sql`SELECT ${ownColumns} FROM payout p WHERE p.id = ${id} AND p.user_id = ${userId}`);
}

const ManagedRow = ManagedPayout.extend({
  createdAt: z.date(),
  endedAt: z.date().nullable(),
  accountChangedAt: z.date(),
  checkedAt: z.date().nullable(),
  approvedAt: z.date().nullable(),
});
/** With the sealed number, for the bank's file. */
export const BankRow = ManagedRow.extend({ numberSealed: z.instanceof(Buffer) });
export type BankRow = z.infer<typeof BankRow>;

const person = (alias: string) => {
  const user = sql.identifier(alias);
  return sql`CASE WHEN ${user}.id IS NOT NULL THEN json_build_object('id', ${user}.id, 'nickName', ${user}.nick_name) END`;
};
const balance = (kind: string) =>
  sql`coalesce((SELECT a.balance FROM ledger_account a WHERE a.currency = 'cny' AND a.kind = ${kind} AND a.owner_id = p.user_id), 0)`;
const recent = (
  condition: SQL,
) => sql`(SELECT count(*)::int FROM purchase_line l JOIN purchase_order o ON o.id = l.order_id
  WHERE l.author_id = p.user_id AND ${condition})`;
const managedColumns = (
  actorId: number,
) => sql`${ownColumns}, json_build_object('id', u.id, 'nickName', u.nick_name) AS "user", p.holder, p.account_changed_at,
  p.account_changed_at > p.created_at - interval '30 days' AS is_account_new,
  NOT EXISTS (SELECT 1 FROM payout f WHERE f.user_id = p.user_id AND f.state = 'paid' AND f.id <> p.id) AS is_first,
  ${recent(sql`o.paid_at > now() - interval '30 days'`)} AS recent_sales, ${recent(sql`l.refunded_at > now() - interval '30 days'`)} AS recent_refunds,
  ${balance('profit.available')} AS available_cents, ${balance('profit.frozen')} AS frozen_cents,
  ${person('c')} AS checked_by, p.checked_at, ${person('v')} AS approved_by, p.approved_at,
  p.state IN ('requested', 'checked') AND p.user_id <> ${actorId} AND p.checked_by IS DISTINCT FROM ${actorId} AS may_approve`;
const managedFrom = sql`payout p JOIN app_user u ON u.id = p.user_id
  LEFT JOIN app_user c ON c.id = p.checked_by LEFT JOIN app_user v ON v.id = p.approved_by`;

interface Filters {
  keyword: string;
  states: readonly PayoutState[];
  sorting: `${'createdAt' | 'amountCents'} ${'ASC' | 'DESC'}`;
}

function conditions({ keyword, states }: Filters): (SQL | false)[] {
  const pattern = containing(keyword);
  return [
    states.length > 0 && sql`p.state = ANY(${textList(states)})`,
    keyword !== '' && sql`(u.nick_name ILIKE ${pattern} OR u.user_name ILIKE ${pattern} OR p.holder ILIKE ${pattern})`,
  ];
}

const orderOf = ({ sorting }: Filters) =>
  sql`p.state NOT IN ('requested', 'checked', 'approved'), ${orderBy(sorting, { createdAt: sql`p.created_at`, amountCents: sql`p.amount_cents` }, sql`p.id`)}`;

export function pageOfPayouts(
  db: Database,
  actorId: number,
  filters: Filters & { skipCount: number; maxResultCount: number },
) {
  return findPage(
    db,
    ManagedRow,
    { columns: managedColumns(actorId), from: managedFrom, where: conditions(filters), order: orderOf(filters) },
    filters,
  );
}

export function allPayouts(actorId: number, filters: Filters): SQL {
  const applied = conditions(filters).filter((condition) => condition !== false);
  return sql`SELECT ${managedColumns(actorId)}, p.number_sealed FROM ${managedFrom}
    WHERE ${sql.join([sql`true`, ...applied], sql` AND `)} ORDER BY ${orderOf(filters)}`;
}

export function findManagedPayout(
  db: Database,
  actorId: number,
  id: number,
): Promise<z.infer<typeof ManagedRow> | null> {
  return findOne(db, ManagedRow, sql`SELECT ${managedColumns(actorId)} FROM ${managedFrom} WHERE p.id = ${id}`);
}
