import type { CreditKind } from '@tuyuan/contract/commerce/credit-kinds.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { settingNumber } from '../../site/index.ts';
import { accounts, bookTransfers, findTransfer, lockBalance } from '../ledger/index.ts';
import {
  emptyDueLots,
  findEntry,
  insertEntry,
  insertLot,
  readAvailable,
  returnToLots,
  takeFromLots,
} from './credit-lot.repository.ts';

export interface CreditMove {
  userId: number;
  kind: CreditKind;
  /** Above zero, whichever way it goes. */
  amount: number;
  /** What causes it, such as `order:12`; unique together with the kind. */
  source: string;
  /** `yyyy-MM-dd` of the site; today where it is left out. */
  day?: string;
  note?: string;
  subjectId?: number;
  actorId?: number;
}

const transferKind = (kind: CreditKind) => `credits.${kind}`;
const entryOf = (move: CreditMove, amount: number) => ({
  userId: move.userId,
  kind: move.kind,
  amount,
  source: move.source,
  day: move.day ?? null,
  note: move.note ?? '',
  subjectId: move.subjectId ?? null,
  actorId: move.actorId ?? null,
});

// Everything that moves a user's credits locks their account first: their lots and entries follow one another.

/** Gives a user credits in a lot of their own. Throws a violation of `ledger_transfer_once` for a source that was booked. */
export async function earnCredits(transaction: Database, move: CreditMove, timeZone: string): Promise<number> {
  const { userId, amount, source, kind, note = '' } = move;
  const account = accounts.credits(userId);
  await lockBalance(transaction, account);
  const { creditIssuer } = accounts;
  await bookTransfers(transaction, [
    { from: creditIssuer, to: account, amount, source, kind: transferKind(kind), note },
  ]);
  const entryId = await insertEntry(transaction, entryOf(move, amount), timeZone);
  const months = await settingNumber(transaction, 'creditMonths');
  await insertLot(transaction, { entryId, userId, amount, months }, timeZone);
  await publishCreditChanged(transaction, move, amount);
  return entryId;
}

/** Spends a user's credits, those that expire first first. Throws `Credits.Insufficient`. */
export async function spendCredits(transaction: Database, move: CreditMove, timeZone: string): Promise<void> {
  if ((await settleBalance(transaction, move.userId, timeZone)) < move.amount)
    throw new AppError('Credits.Insufficient');
  await takeOut(transaction, move, { to: 'spent', timeZone });
}

interface Taking {
  timeZone: string;
  /** Entry whose own lot is taken from first. */
  firstOf?: number;
}

/** Takes credits back as far as the balance reaches; returns how many. */
export async function takeCredits(
  transaction: Database,
  move: CreditMove,
  { timeZone, firstOf }: Taking,
): Promise<number> {
  const amount = Math.min(move.amount, await settleBalance(transaction, move.userId, timeZone));
  if (amount > 0)
    await takeOut(
      transaction,
      { ...move, amount },
      { to: 'issuer', timeZone, ...(firstOf !== undefined && { firstOf }) },
    );
  return amount;
}

/** Gives back what an earlier spending took, into the same lots. Nothing was spent: nothing happens. */
export async function giveBackCredits(
  transaction: Database,
  spent: Pick<CreditMove, 'source' | 'kind'>,
  move: Omit<CreditMove, 'amount' | 'userId'>,
  timeZone: string,
): Promise<void> {
  const entry = await findEntry(transaction, spent.source, spent.kind);
  const transfer = await findTransfer(transaction, spent.source, transferKind(spent.kind));
  if (!entry || !transfer) return;
  const { userId } = entry;
  const amount = -entry.amount;
  const account = accounts.credits(userId);
  await lockBalance(transaction, account);
  const { source, kind } = move;
  const { creditsSpent: from } = accounts;
  await bookTransfers(transaction, [
    { from, to: account, amount, source, kind: transferKind(kind), corrects: transfer.id },
  ]);
  await insertEntry(transaction, entryOf({ ...move, userId, amount }, amount), timeZone);
  await returnToLots(transaction, entry.id);
  await publishCreditChanged(transaction, { userId, kind }, amount);
}

/** Locks the user's account and books what has expired; returns what is left to spend. */
export async function settleBalance(transaction: Database, userId: number, timeZone: string): Promise<number> {
  const account = accounts.credits(userId);
  const balance = await lockBalance(transaction, account);
  if (balance === 0) return 0;
  let expired = 0;
  for (const lot of await emptyDueLots(transaction, userId)) {
    const source = `lot:${lot.id}:${lot.expired}`;
    const { amount } = lot;
    await bookTransfers(transaction, [
      { from: account, to: accounts.creditsExpired, amount, source, kind: transferKind('expired') },
    ]);
    const move: CreditMove = { userId, kind: 'expired', amount, source };
    await insertEntry(transaction, entryOf(move, -amount), timeZone);
    expired += amount;
  }
  if (expired > 0) await publishCreditChanged(transaction, { userId, kind: 'expired' }, -expired);
  return balance - expired;
}

async function takeOut(
  transaction: Database,
  move: CreditMove,
  { to, timeZone, firstOf }: Taking & { to: 'spent' | 'issuer' },
): Promise<void> {
  const { userId, amount, source, kind, note = '' } = move;
  const from = accounts.credits(userId);
  const target = to === 'spent' ? accounts.creditsSpent : accounts.creditIssuer;
  await bookTransfers(transaction, [{ from, to: target, amount, source, kind: transferKind(kind), note }]);
  const entryId = await insertEntry(transaction, entryOf(move, -amount), timeZone);
  await takeFromLots(transaction, { entryId, userId, amount, firstOf: firstOf ?? null });
  await publishCreditChanged(transaction, move, -amount);
}

/** Tells the user's open pages. */
async function publishCreditChanged(
  transaction: Database,
  { userId, kind }: Pick<CreditMove, 'userId' | 'kind'>,
  change: number,
): Promise<void> {
  await publishEvent(transaction, {
    hub: 'galleryCommon',
    stream: 'site',
    target: `user:${userId}`,
    name: 'creditChanged',
    payload: { balance: await readAvailable(transaction, userId), change, kind },
  });
}
