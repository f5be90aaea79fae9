import type { getSignIns as getSignInsEndpoint } from '@tuyuan/contract/commerce/credits.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { listBonuses, listRules } from './credit-rule.repository.ts';
import { findLastSigned, listSigned, readToday } from './sign-in.repository.ts';
import { signInOutlook } from './sign-in-outlook.policy.ts';

/** The caller's days of a month, and how the streak goes on. */
export async function getSignIns(
  { db, actor }: SignedInContext,
  month: string,
  timeZone: string,
): Promise<AnswerTo<typeof getSignInsEndpoint>> {
  const today = await readToday(db, timeZone);
  const rule = (await listRules(db)).find(({ kind, isEnabled }) => kind === 'signIn' && isEnabled);
  const outlook = signInOutlook({
    today,
    last: await findLastSigned(db, actor.id, today),
    amount: rule?.amount ?? 0,
    bonuses: await listBonuses(db),
  });
  return { ...outlook, today, days: await listSigned(db, actor.id, month) };
}
