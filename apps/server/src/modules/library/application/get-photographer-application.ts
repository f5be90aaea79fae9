import type { getPhotographerApplication as endpoint } from '@tuyuan/contract/library/photographer-management.ts';
import { maskPhone } from '@tuyuan/format/mask-personal.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { settingNumber } from '../../site/index.ts';
import { idCardDeletionDay } from './application.policy.ts';
import { findApplication, findApplicationHistory, findReviewedSamples } from './managed-application.repository.ts';

/** Throws `Application.NotFound`. */
export async function getPhotographerApplication(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  id: number,
  timeZone: string,
): Promise<AnswerTo<typeof endpoint>> {
  const { cardsSince, ...application } = await orThrow(findApplication(db, id), 'Application.NotFound');
  const keepDays = await settingNumber(db, 'idCardKeepDays');
  return {
    ...application,
    phone: maskPhone(application.phone),
    idCardsDeletedOn: cardsSince && idCardDeletionDay(cardsSince, keepDays, timeZone),
    samples: await findReviewedSamples(db, id),
    history: await findApplicationHistory(db, id),
    isDecidable: application.state === 'pending' && application.applicant.id !== actor.id,
  };
}
