import { currencies, LedgerAccount } from '@tuyuan/contract/commerce/ledger.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { containing } from '../../../platform/database/sql-parts.ts';
import { accountTitles } from './ledger-accounts.ts';

const CurrencySum = z.object({ currency: z.enum(currencies), accounts: z.int(), transfers: z.int(), sum: z.int() });

export function sumCurrencies(db: Database): Promise<z.infer<typeof CurrencySum>[]> {
  return many(
    db,
    CurrencySum,
    sql`SELECT c.currency, count(a.id)::int AS accounts, coalesce(sum(a.balance), 0)::bigint AS sum,
      (SELECT count(*)::int FROM ledger_transfer t JOIN ledger_account d ON d.id = t.debit_id WHERE d.currency = c.currency) AS transfers
    FROM unnest(ARRAY['cny', 'credits', 'quota']) WITH ORDINALITY AS c(currency, place) LEFT JOIN ledger_account a ON a.currency = c.currency
    GROUP BY c.currency, c.place ORDER BY c.place`,
  );
}

const Looked = z.object({ looked: z.int(), violations: z.int() });

/** Counts the rows of `rows` and those of them for which `isBroken` holds. */
export function countViolations(db: Database, rows: SQL, isBroken: SQL): Promise<z.infer<typeof Looked>> {
  return one(
    db,
    Looked,
    sql`SELECT count(*)::int AS looked, count(*) FILTER (WHERE ${isBroken})::int AS violations FROM ${rows}`,
  );
}

/** Sum of an account's entries, for a query over `ledger_account a`. */
export const entriesOfAccount = sql`(coalesce((SELECT sum(amount) FROM ledger_transfer WHERE credit_id = a.id), 0)
  - coalesce((SELECT sum(amount) FROM ledger_transfer WHERE debit_id = a.id), 0))::bigint`;

const AccountRow = LedgerAccount.omit({ title: true }).transform((account) => ({
  ...account,
  title: accountTitles[`${account.currency} ${account.kind}`] ?? account.kind,
}));

export function pageOfAccounts(
  db: Database,
  filter: { keyword: string; currency?: string | undefined; skipCount: number; maxResultCount: number },
) {
  const pattern = containing(filter.keyword);
  return findPage(
    db,
    AccountRow,
    {
      columns: sql`a.id, a.currency, a.kind, coalesce(p.name, u.nick_name, '') AS owner, a.balance, ${entriesOfAccount} AS entries`,
      from: sql`ledger_account a
        LEFT JOIN authorization_package p ON a.kind IN ('package', 'package.value') AND p.id = a.owner_id
        LEFT JOIN app_user u ON a.kind NOT IN ('package', 'package.value') AND u.id = a.owner_id`,
      where: [
        filter.keyword !== '' &&
          sql`(u.nick_name ILIKE ${pattern} OR u.user_name ILIKE ${pattern} OR p.name ILIKE ${pattern})`,
        filter.currency !== undefined && sql`a.currency = ${filter.currency}`,
      ],
      order: sql`a.owner_id IS NOT NULL, a.currency, a.kind, a.id`,
    },
    filter,
  );
}

export function findAccount(db: Database, id: number): Promise<{ id: number } | null> {
  return findOne(db, z.object({ id: z.int() }), sql`SELECT id FROM ledger_account WHERE id = ${id}`);
}

const Entry = z.object({
  id: z.int(),
  source: z.string(),
  kind: z.string(),
  counterpart: z.string().transform((name) => accountTitles[name] ?? name),
  amount: z.int(),
  balance: z.int(),
  note: z.string(),
  at: z.date(),
});

export function pageOfEntries(db: Database, page: { accountId: number; skipCount: number; maxResultCount: number }) {
  return findPage(
    db,
    Entry,
    {
      columns: sql`e.*`,
      from: sql`(SELECT t.id, t.source, t.kind, o.currency || ' ' || o.kind AS counterpart, s.amount,
          sum(s.amount) OVER (ORDER BY t.id)::bigint AS balance, t.note, t.at
        FROM ledger_transfer t
        CROSS JOIN LATERAL (SELECT CASE WHEN t.credit_id = ${page.accountId} THEN t.amount ELSE -t.amount END AS amount) s
        JOIN ledger_account o ON o.id = CASE WHEN t.credit_id = ${page.accountId} THEN t.debit_id ELSE t.credit_id END
        WHERE ${page.accountId} IN (t.credit_id, t.debit_id)) e`,
      where: [],
      order: sql`e.id DESC`,
    },
    page,
  );
}
