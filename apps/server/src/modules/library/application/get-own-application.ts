import type { getOwnApplication as endpoint } from '@tuyuan/contract/library/photographer-application.ts';
import { maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { settingNumber } from '../../site/index.ts';
import { applicationLimits, expectedDecisionDay, findGaps, idCardDeletionDay } from './application.policy.ts';
import { readOwnApplication } from './own-application.repository.ts';

export async function getOwnApplication(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  timeZone: string,
): Promise<AnswerTo<typeof endpoint>> {
  const { cardsSince, ...application } = await readOwnApplication(db, actor.id);
  const idCardKeepDays = await settingNumber(db, 'idCardKeepDays');
  const isPending = application.state === 'pending' && application.submittedAt !== null;
  return {
    ...application,
    phone: maskPhone(application.phone),
    gaps: findGaps(application),
    idCardsDeletedOn: cardsSince && idCardDeletionDay(cardsSince, idCardKeepDays, timeZone),
    expectedOn: isPending && application.submittedAt ? expectedDecisionDay(application.submittedAt, timeZone) : null,
    limits: { ...applicationLimits, idCardKeepDays },
  };
}
