import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { decide, findCleared, settleReports } from './photo-state.repository.ts';
import { publishWallWaiting } from './publish-wall-waiting.ts';
import { tellPhoto } from './tell-photo.ts';

interface Decision {
  ids: readonly number[];
  isPublished: boolean;
  reason: string;
}

/**
 * Publishes photos on the wall or withdraws them; those already in that state, or not processed yet, fail individually.
 * Publishing a reported photo that is on the wall settles its reports.
 */
export function decidePhotos(
  { db, actor }: SignedInContext,
  decision: Decision,
  timeZone: string,
): Promise<BulkResult> {
  const ids = [...new Set(decision.ids)];
  return inTransaction(db, async (transaction) => {
    const moved = await decide(transaction, { ...decision, ids, decidedBy: actor.id });
    const cleared = decision.isPublished ? await findCleared(transaction, ids) : [];
    const succeeded = [...new Set([...moved, ...cleared].map(({ id }) => id))];
    await settleReports(transaction, succeeded);
    for (const photo of moved) await tellPhoto(transaction, photo, timeZone);
    for (const conferenceId of new Set([...moved, ...cleared].map(({ conference_id }) => conference_id)))
      publishWallWaiting(transaction, conferenceId);
    const { message } = errorCatalogue['LivePhoto.StateMismatch'];
    const failed = ids
      .filter((id) => !succeeded.includes(id))
      .map((id) => ({ id, code: 'LivePhoto.StateMismatch', message }));
    return { succeeded, failed };
  });
}
