import type { PayoutState } from '@tuyuan/contract/commerce/payout-states.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import { type AccountOf, accounts, bookTransfers, findTransfer } from '../ledger/index.ts';
import { findOwnPayout, lockPayout, type MovingPayout, movePayout } from './payout.repository.ts';

/**
 * Approves a payout. Above the limit the first of two people only checks it; nobody approves their own or one that they
 * checked. Throws `Payout.NotFound`, `Payout.StateMismatch`, `Payout.OwnOrSame`.
 */
export function approvePayout({ db, actor }: ActingContext, id: number): Promise<void> {
  return withPayout(db, id, ['requested', 'checked'], async (transaction, payout) => {
    if (payout.userId === actor.id || payout.checkedBy === actor.id) throw new AppError('Payout.OwnOrSame');
    const to = payout.needsTwo && payout.state === 'requested' ? 'checked' : 'approved';
    await movePayout(transaction, id, { to, actorId: actor.id });
  });
}

/** The amount is available again. Throws `Payout.NotFound`, `Payout.StateMismatch`. */
export function rejectPayout({ db }: ActingContext, { id, answer }: { id: number; answer: string }): Promise<void> {
  return withPayout(db, id, ['requested', 'checked', 'approved'], async (transaction, payout) => {
    await movePayout(transaction, id, { to: 'rejected', answer });
    await close(transaction, payout, accounts.profitAvailable(payout.userId), 'payout.back');
  });
}

/** Takes one's own back before anybody looked at it. Throws `Payout.NotFound`, `Payout.StateMismatch`. */
export async function withdrawPayout({ db, actor }: ActingContext, id: number): Promise<void> {
  await orThrow(findOwnPayout(db, actor.id, id), 'Payout.NotFound');
  await withPayout(db, id, ['requested'], async (transaction, payout) => {
    await movePayout(transaction, id, { to: 'withdrawn' });
    await close(transaction, payout, accounts.profitAvailable(payout.userId), 'payout.back');
  });
}

/** Notes that the bank has transferred it. Throws `Payout.NotFound`, `Payout.StateMismatch`. */
export function settlePayout({ db }: ActingContext, { id, voucher }: { id: number; voucher: string }): Promise<void> {
  return withPayout(db, id, ['approved'], async (transaction, payout) => {
    await movePayout(transaction, id, { to: 'paid', voucher });
    await close(transaction, payout, accounts.bank, 'payout.paid');
  });
}

function withPayout(
  db: Database,
  id: number,
  from: readonly PayoutState[],
  change: (transaction: Database, payout: MovingPayout) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const payout = await orThrow(lockPayout(transaction, id), 'Payout.NotFound');
    if (!from.includes(payout.state)) throw new AppError('Payout.StateMismatch');
    await change(transaction, payout);
  });
}

/** Books what was set aside to where it goes. */
async function close(transaction: Database, payout: MovingPayout, to: AccountOf, kind: string): Promise<void> {
  const source = `payout:${payout.id}`;
  const pending = await findTransfer(transaction, source, 'payout');
  if (!pending) throw new Error(`nothing was set aside for ${source}`);
  await bookTransfers(transaction, [
    { from: accounts.profitPaying(payout.userId), to, amount: payout.amountCents, source, kind, closes: pending.id },
  ]);
}
