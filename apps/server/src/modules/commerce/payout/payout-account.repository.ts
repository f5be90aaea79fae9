import { PayoutAccount } from '@tuyuan/contract/commerce/profit.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, one } from '../../../platform/database/rows.ts';

const AccountRow = PayoutAccount.extend({ changedAt: z.date() });
const columns = sql`kind, holder, bank, number_end, changed_at`;

export function findPayoutAccount(db: Database, userId: number): Promise<z.infer<typeof AccountRow> | null> {
  return findOne(db, AccountRow, sql`SELECT ${columns} FROM payout_account WHERE user_id = ${userId}`);
}

export interface NewPayoutAccount {
  kind: string;
  holder: string;
  bank: string;
  numberSealed: Buffer;
  numberEnd: string;
}

export function putPayoutAccount(
  db: Database,
  userId: number,
  account: NewPayoutAccount,
): Promise<z.infer<typeof AccountRow>> {
  const { kind, holder, bank, numberSealed, numberEnd } = account;
  return one(
    db,
    AccountRow,
    sql`INSERT INTO payout_account AS a (user_id, kind, holder, bank, number_sealed, number_end)
    VALUES (${userId}, ${kind}, ${holder}, ${bank}, ${numberSealed}, ${numberEnd})
    ON CONFLICT (user_id) DO UPDATE SET kind = ${kind}, holder = ${holder}, bank = ${bank}, number_sealed = ${numberSealed},
      number_end = ${numberEnd}, changed_at = now() RETURNING ${columns}`,
  );
}

export async function deletePayoutAccount(db: Database, userId: number): Promise<void> {
  await db.execute(sql`DELETE FROM payout_account WHERE user_id = ${userId}`);
}
