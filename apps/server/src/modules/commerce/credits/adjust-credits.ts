import type { adjustCredits as adjustCreditsEndpoint } from '@tuyuan/contract/commerce/credit-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import { randomCode } from '../../../platform/text/random-code.ts';
import { findAccount } from './credit-view.repository.ts';
import { earnCredits, settleBalance, takeCredits } from './move-credits.ts';

/** Grants credits, or takes them away, with a reason. Throws `Credits.UserNotFound`, `Credits.Insufficient`. */
export function adjustCredits(
  { db, actor }: ActingContext,
  { account, amount, reason }: InputOf<typeof adjustCreditsEndpoint>,
  timeZone: string,
): Promise<AnswerTo<typeof adjustCreditsEndpoint>> {
  return inTransaction(db, async (transaction) => {
    const { id: userId } = await orThrow(findAccount(transaction, account), 'Credits.UserNotFound');
    const balance = await settleBalance(transaction, userId, timeZone);
    if (balance + amount < 0) throw new AppError('Credits.Insufficient');
    const move = { userId, source: `adjustment:${randomCode(20)}`, note: reason, actorId: actor.id };
    if (amount > 0) await earnCredits(transaction, { ...move, kind: 'grant', amount }, timeZone);
    else await takeCredits(transaction, { ...move, kind: 'deduct', amount: -amount }, { timeZone });
    return { balance: balance + amount, at: new Date() };
  });
}
