import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import { settingNumber } from '../../site/index.ts';
import { accounts, bookTransfers } from '../ledger/index.ts';
import { insertPayout } from './payout.repository.ts';

/**
 * Sets a part of what is available aside, to be paid out. Returns the payout's id.
 * Throws `Payout.BelowMinimum`, `Payout.NoAccount`, `Payout.Insufficient`.
 */
export async function requestPayout({ db, actor }: ActingContext, amountCents: number): Promise<number> {
  const minimum = (await settingNumber(db, 'payoutMinimumYuan')) * 100;
  if (amountCents < minimum) throw new AppError('Payout.BelowMinimum');
  const needsTwo = amountCents > (await settingNumber(db, 'payoutTwoPeopleYuan')) * 100;
  return inTransaction(db, async (transaction) => {
    const id = await insertPayout(transaction, { userId: actor.id, amountCents, needsTwo });
    if (id === null) throw new AppError('Payout.NoAccount');
    await bookTransfers(
      transaction,
      [
        {
          from: accounts.profitAvailable(actor.id),
          to: accounts.profitPaying(actor.id),
          amount: amountCents,
          source: `payout:${id}`,
          kind: 'payout',
        },
      ],
      'Payout.Insufficient',
    );
    return id;
  });
}
