import type { decideObjection as decideCall } from '@tuyuan/contract/contest/objection-management.ts';
import { objectionStateWords } from '@tuyuan/contract/contest/objection-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/request-context.ts';
import { notify } from '../../community/index.ts';
import { screenFields } from '../../site/index.ts';
import { hasObjection, storeDecision } from './objection.repository.ts';

/** Answers an objection; of two who do at once the second is told. Throws `Objection.NotFound`, `Objection.Decided`, `Text.Blocked` at the field. */
export function decideObjection({ db, actor }: Acting, { id, decision, answer }: InputOf<typeof decideCall>) {
  return inTransaction(db, async (transaction) => {
    const screened = await screenFields(transaction, { answer });
    const decided = await storeDecision(transaction, { id, decision, ...screened, decidedBy: actor.id });
    if (!decided)
      throw new AppError((await hasObjection(transaction, id)) ? 'Objection.Decided' : 'Objection.NotFound');
    const { userId, activityId, activityName, title } = decided;
    await notify(transaction, [userId], {
      topic: 'activity',
      title: `「${activityName}」：你对《${title}》的异议${objectionStateWords[decision]}`,
      body: screened.answer,
      link: `/activity/detail/rank?id=${activityId}`,
    });
  });
}
