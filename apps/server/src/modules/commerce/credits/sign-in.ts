import type { signInForCredits } from '@tuyuan/contract/commerce/credits.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { readAvailable } from './credit-lot.repository.ts';
import { findRule, listBonuses } from './credit-rule.repository.ts';
import { earnCredits } from './move-credits.ts';
import { findLastSigned, readToday, setSlotAmount, takeSlot } from './sign-in.repository.ts';

/** Signs the caller in for today, once; a second time answers the first. Throws `Credits.SignInClosed`. */
export function signIn({ db, actor }: SignedInContext, timeZone: string): Promise<AnswerTo<typeof signInForCredits>> {
  return inTransaction(db, async (transaction) => {
    const rule = await findRule(transaction, 'signIn');
    if (!rule) throw new AppError('Credits.SignInClosed');
    const userId = actor.id;
    const today = await readToday(transaction, timeZone);
    const slot = await takeSlot(transaction, userId, today);
    if (!slot) {
      const done = await findLastSigned(transaction, userId, today);
      const { streak = 1, amount = 0 } = done ?? {};
      return { isNew: false, day: today, streak, amount, balance: await readAvailable(transaction, userId) };
    }
    const { day, streak } = slot;
    const bonus = (await listBonuses(transaction)).find(({ days }) => days === streak);
    const amount = rule.amount + (bonus?.amount ?? 0);
    await setSlotAmount(transaction, userId, { day, amount });
    const source = `signIn:${userId}:${day}`;
    await earnCredits(transaction, { userId, kind: 'signIn', amount, source, day, subjectId: streak }, timeZone);
    return { isNew: true, day, streak, amount, balance: await readAvailable(transaction, userId) };
  });
}
