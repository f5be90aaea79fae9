import type { getCreditOverview as getCreditOverviewEndpoint } from '@tuyuan/contract/commerce/credits.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { settingNumber } from '../../site/index.ts';
import { listLots } from './credit-lot.repository.ts';
import { listBonuses, listRules } from './credit-rule.repository.ts';
import { countAwaited, readExpiring } from './credit-view.repository.ts';

/** What the caller has, what ends when, and what earns more. */
export async function getCreditOverview({
  db,
  actor,
}: SignedInContext): Promise<AnswerTo<typeof getCreditOverviewEndpoint>> {
  const lots = await listLots(db, actor.id);
  const rules = (await listRules(db)).filter(({ isEnabled }) => isEnabled);
  const imageRule = rules.find(({ kind }) => kind === 'image');
  const images = imageRule ? await countAwaited(db, actor.id) : 0;
  return {
    available: lots.reduce((sum, { remaining }) => sum + remaining, 0),
    pending: { images, amount: images * (imageRule?.amount ?? 0) },
    expiring: await readExpiring(db, actor.id),
    lots,
    rules: rules.map(({ kind, amount, dailyLimit }) => ({ kind, amount, dailyLimit })),
    bonuses: rules.some(({ kind }) => kind === 'signIn') ? await listBonuses(db) : [],
    months: await settingNumber(db, 'creditMonths'),
  };
}
