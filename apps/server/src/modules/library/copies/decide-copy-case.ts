import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { CopyDecision } from '@tuyuan/contract/library/copy-words.ts';
import type { decideCopyCase as decideCall } from '@tuyuan/contract/library/image-copy.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { type DomainEvents, defineDomainEvent } from '../../../platform/events/domain-events.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { forgetStoredImages } from '../../site/index.ts';
import { forgetTrees } from '../catalogue/index.ts';
import { moveImages } from '../lifecycle/index.ts';
import { dropLeases, publishReviewResult } from '../review/index.ts';
import { indexImages } from '../search/index.ts';
import { decidePair, findAuthored, hasPair, reopenPair } from './image-copy.repository.ts';

interface CopyDecided {
  decision: CopyDecision;
  /** The author of the original, who had asked for it. */
  authorId: number;
  /** Of the original. */
  title: string;
}

/** The office decided on a copy that the author of its original had asked about. */
export const copyDecided = defineDomainEvent<CopyDecided>('copyDecided');

interface Deps {
  timeZone: string;
  events: DomainEvents;
}

/**
 * Decides on a pair and takes the picture offline that is judged a copy; one in review goes back to its author. Its author is
 * notified, and who asked. Of two who decide at once the second is refused. Throws `Copy.NotFound`, `Copy.Decided`, and
 * `Permission.Denied` for who may not take pictures offline.
 */
export async function decideCopyCase(
  { db, actor, tenant: { schema } }: SignedInContext,
  { id, decision, note }: InputOf<typeof decideCall>,
  { timeZone, events }: Deps,
): Promise<void> {
  const takesOffline = decision === 'copyOffline' || decision === 'originalOffline';
  if (takesOffline && !actor.permissions.has('Pages.Images.Review')) throw new AppError('Permission.Denied');
  const touched = await inTransaction(db, async (transaction) => {
    const decided = await decidePair(transaction, { id, decision, note, decidedBy: actor.id });
    if (!decided) throw new AppError((await hasPair(transaction, id)) ? 'Copy.Decided' : 'Copy.NotFound');
    const { originalId, copyId, authorId, title, isRequested } = decided;
    const down = decision === 'copyOffline' ? copyId : originalId;
    const state = takesOffline ? await takeDown(transaction, down, { actorId: actor.id, note }) : null;
    if (state !== null) await indexImages(transaction, [down], timeZone);
    if (isRequested) await events.publish({ transaction, schema }, copyDecided, { decision, authorId, title });
    if (state === null) return [];
    const image = await findAuthored(transaction, down);
    if (image)
      await publishReviewResult(
        { transaction, schema },
        { subject: 'image', id: down, ...image, state, reasons: ['duplicate'] },
        events,
      );
    return [down];
  });
  forgetStoredImages(db, touched);
  if (touched.length > 0) forgetTrees(db);
}

/** Returns the state it is in now; null where it wasn't public nor in review. */
async function takeDown(
  transaction: Database,
  id: number,
  { actorId, note }: { actorId: number; note: string },
): Promise<'offline' | 'rejected' | null> {
  const move = { ids: [id], actorId, reasons: ['duplicate'], message: note };
  if ((await moveImages(transaction, { ...move, from: ['approved'], to: 'offline' })).length > 0) return 'offline';
  if ((await moveImages(transaction, { ...move, from: ['pending'], to: 'rejected' })).length === 0) return null;
  await dropLeases(transaction, [id]);
  return 'rejected';
}

/** Takes a decision back; pictures that went offline stay so. Throws `Copy.NotFound`, `Copy.Open`. */
export async function reopenCopyCase({ db }: SignedInContext, id: number, reason: string): Promise<void> {
  if (await reopenPair(db, id, reason)) return;
  throw new AppError((await hasPair(db, id)) ? 'Copy.Open' : 'Copy.NotFound');
}
