import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { inviteGuest as inviteCall } from '@tuyuan/contract/contest/entrant-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { notify } from '../../community/index.ts';
import { bulkResultOf } from '../../library/index.ts';
import { screenFields } from '../../site/index.ts';
import { existingEntrants, findTerms } from './entrant.repository.ts';
import {
  type DecidedEntrant,
  decideWaitingEntrants,
  findManagedEntrant,
  findUserId,
  insertGuest,
} from './managed-entrant.repository.ts';

const link = (activityId: number) => `/activity/brief?id=${activityId}`;

/** Decides on entrants that wait, and tells them; the others fail with `Entrant.StateMismatch`. */
export function decideEntrants(
  { db }: SignedInContext,
  ids: readonly number[],
  decision: { state: 'approved' | 'rejected'; reason: string },
): Promise<BulkResult> {
  const wanted = [...new Set(ids)];
  return inTransaction(db, async (transaction) => {
    const decided = await decideWaitingEntrants(transaction, wanted, decision);
    const existing = await existingEntrants(transaction, wanted);
    const byActivity = Map.groupBy(decided, ({ activityId }) => activityId);
    for (const [activityId, entrants] of byActivity) {
      const [{ activityName } = { activityName: '' }] = entrants;
      const title =
        decision.state === 'approved' ? `「${activityName}」的报名通过了` : `「${activityName}」的报名没有通过`;
      const userIds = entrants.map(({ userId }) => userId);
      await notify(transaction, userIds, { topic: 'activity', title, body: decision.reason, link: link(activityId) });
    }
    const codes = { notFound: 'Entrant.NotFound', stateMismatch: 'Entrant.StateMismatch' } as const;
    return bulkResultOf({ ids: wanted, changed: decided.map(({ id }) => id), existing, codes });
  });
}

/** Throws `Activity.NotFound`, `User.NotFound` at the field, `Entrant.Over`, `Entrant.Exists`, `Text.Blocked`. */
export function inviteGuest({ db }: SignedInContext, { activityId, userName, name }: InputOf<typeof inviteCall>) {
  return inTransaction(db, async (transaction) => {
    const terms = await orThrow(findTerms(transaction, activityId), 'Activity.NotFound');
    const userId = await findUserId(transaction, userName);
    if (userId === null) {
      const { message } = new AppError('User.NotFound');
      throw new AppError('User.NotFound', { validationErrors: [{ message, members: ['userName'] }] });
    }
    const screened = await screenFields(transaction, { name });
    const guest = await insertGuest(transaction, { activityId, userId, ...screened });
    if (guest) await tellGuest(transaction, guest);
    else throw new AppError(terms.takesWorks ? 'Entrant.Exists' : 'Entrant.Over');
    return orThrow(findManagedEntrant(transaction, guest.id), 'Entrant.NotFound');
  });
}

function tellGuest(transaction: SignedInContext['db'], { userId, activityId, activityName }: DecidedEntrant) {
  const title = `你被邀请为「${activityName}」的特邀作者`;
  return notify(transaction, [userId], { topic: 'activity', title, body: '可以直接投稿。', link: link(activityId) });
}
