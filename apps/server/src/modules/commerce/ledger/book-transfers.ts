import { AppError } from '@tuyuan/errors/app-error.ts';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { databaseErrorOf } from '../../../platform/database/database-fault.ts';
import { addToBalances, insertTransfer, openAccounts } from './ledger.repository.ts';
import type { AccountOf } from './ledger-accounts.ts';

export interface Transfer {
  readonly from: AccountOf;
  readonly to: AccountOf;
  /** Of the accounts' currency, above zero. */
  readonly amount: number;
  /** What causes it, such as `payment:12`; unique together with the kind. */
  readonly source: string;
  readonly kind: string;
  /** Id of the transfer that it takes back, in whole or in part. */
  readonly corrects?: number;
  /** Id of the pending transfer that it posts or voids. */
  readonly closes?: number;
  readonly note?: string;
}

const keyOf = ({ currency, kind, ownerId }: AccountOf): string => `${currency} ${kind} ${ownerId ?? ''}`;

/**
 * Books transfers and moves the balances with them, all or nothing: the only place where money, credits and quota move.
 * Returns their ids. Throws `notCovered` where an account would fall below zero, and a violation of
 * `ledger_transfer_once` for a source that was booked already.
 */
export function bookTransfers(db: Database, transfers: readonly Transfer[], notCovered?: ErrorCode): Promise<number[]> {
  if (transfers.length === 0) return Promise.resolve([]);
  return inTransaction(db, (transaction) => bookWithin(transaction, transfers, notCovered));
}

async function bookWithin(
  transaction: Database,
  transfers: readonly Transfer[],
  notCovered: ErrorCode | undefined,
): Promise<number[]> {
  for (const { from, to, amount } of transfers)
    if (from.currency !== to.currency || !Number.isSafeInteger(amount) || amount <= 0)
      throw new Error(`no such transfer: ${amount} from ${keyOf(from)} to ${keyOf(to)}`);
  const wanted = new Map(transfers.flatMap(({ from, to }) => [from, to]).map((account) => [keyOf(account), account]));
  const open = await openAccounts(transaction, [...wanted.values()]);
  const ids = new Map<string, number>(
    open.map(({ id, currency, kind, ownerId }) => [`${currency} ${kind} ${ownerId ?? ''}`, id]),
  );
  const idOf = (account: AccountOf): number => {
    const id = ids.get(keyOf(account));
    if (id === undefined) throw new Error(`account not open: ${keyOf(account)}`);
    return id;
  };
  const deltas = new Map<number, number>();
  const add = (id: number, amount: number) => deltas.set(id, (deltas.get(id) ?? 0) + amount);
  for (const { from, to, amount } of transfers) {
    add(idOf(from), -amount);
    add(idOf(to), amount);
  }
  try {
    await addToBalances(transaction, deltas);
  } catch (cause) {
    if (notCovered && databaseErrorOf(cause)?.constraint === 'ledger_account_covered')
      throw new AppError(notCovered, { cause });
    throw cause;
  }
  const booked: number[] = [];
  for (const { from, to, amount, source, kind, corrects, closes, note } of transfers)
    booked.push(
      await insertTransfer(transaction, {
        debitId: idOf(from),
        creditId: idOf(to),
        amount,
        source,
        kind,
        correctsId: corrects ?? null,
        closesId: closes ?? null,
        note: note ?? '',
      }),
    );
  return booked;
}
