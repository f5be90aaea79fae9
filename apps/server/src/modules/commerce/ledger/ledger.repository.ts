import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { oneId } from '../../../platform/database/values.ts';
import { type AccountOf, mayOverdraw } from './ledger-accounts.ts';

const OpenAccount = z.object({ id: z.int(), currency: z.string(), kind: z.string(), ownerId: z.int().nullable() });

/** Opens those of the accounts that don't exist and returns all of them. */
export async function openAccounts(
  transaction: Database,
  wanted: readonly AccountOf[],
): Promise<z.infer<typeof OpenAccount>[]> {
  const rows = JSON.stringify(wanted.map((account) => ({ ...account, mayOverdraw: mayOverdraw(account) })));
  const asked = sql`jsonb_to_recordset(${rows}::jsonb) AS w(currency text, kind text, "ownerId" int, "mayOverdraw" boolean)`;
  const read = () =>
    many(
      transaction,
      OpenAccount,
      sql`SELECT a.id, a.currency, a.kind, a.owner_id FROM ledger_account a JOIN ${asked}
        ON a.currency = w.currency AND a.kind = w.kind AND a.owner_id IS NOT DISTINCT FROM w."ownerId"`,
    );
  const found = await read();
  if (found.length === wanted.length) return found;
  // In one order everywhere: two that open the same accounts wait for each other, and not in a circle.
  await transaction.execute(sql`
    INSERT INTO ledger_account (currency, kind, owner_id, may_overdraw)
    SELECT w.currency, w.kind, w."ownerId", w."mayOverdraw" FROM ${asked} ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING`);
  return read();
}

/** Adds to balances, locking the accounts by id. Throws a violation of `ledger_account_covered` below zero. */
export async function addToBalances(transaction: Database, deltas: ReadonlyMap<number, number>): Promise<void> {
  const moved = [...deltas].filter(([, delta]) => delta !== 0);
  const ids = moved.map(([id]) => id);
  await transaction.execute(
    sql`SELECT 1 FROM ledger_account WHERE id = ANY(${idList(ids)}) ORDER BY id FOR NO KEY UPDATE`,
  );
  await transaction.execute(sql`
    UPDATE ledger_account a SET balance = a.balance + d.delta
    FROM unnest(${idList(ids)}, ${sql.param(moved.map(([, delta]) => delta))}::bigint[]) AS d(id, delta) WHERE a.id = d.id`);
}

interface TransferRow {
  debitId: number;
  creditId: number;
  amount: number;
  source: string;
  kind: string;
  correctsId: number | null;
  closesId: number | null;
  note: string;
}

export function insertTransfer(transaction: Database, row: TransferRow): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO ledger_transfer (debit_id, credit_id, amount, source, kind, corrects_id, closes_id, note)
    VALUES (${row.debitId}, ${row.creditId}, ${row.amount}, ${row.source}, ${row.kind}, ${row.correctsId}::bigint,
      ${row.closesId}::bigint, ${row.note}) RETURNING id`,
  );
}

const Transfer = z.object({ id: z.int(), amount: z.int() });

/** The transfer of that source and kind, or null. */
export function findTransfer(db: Database, source: string, kind: string): Promise<z.infer<typeof Transfer> | null> {
  return findOne(db, Transfer, sql`SELECT id, amount FROM ledger_transfer WHERE source = ${source} AND kind = ${kind}`);
}

const Balance = z.object({ balance: z.int() });

/** Balance of an account; 0 before its first transfer. */
export async function readBalance(db: Database, { currency, kind, ownerId }: AccountOf): Promise<number> {
  const row = await findOne(
    db,
    Balance,
    sql`SELECT balance FROM ledger_account
    WHERE currency = ${currency} AND kind = ${kind} AND owner_id IS NOT DISTINCT FROM ${ownerId}::int`,
  );
  return row?.balance ?? 0;
}

/** As `readBalance`, and everything that moves the account waits for this transaction. */
export async function lockBalance(transaction: Database, { currency, kind, ownerId }: AccountOf): Promise<number> {
  const row = await findOne(
    transaction,
    Balance,
    sql`SELECT balance FROM ledger_account
    WHERE currency = ${currency} AND kind = ${kind} AND owner_id IS NOT DISTINCT FROM ${ownerId}::int FOR NO KEY UPDATE`,
  );
  return row?.balance ?? 0;
}
