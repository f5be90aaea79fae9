import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { type KeptInContest, keptInContest, moveImages } from '../lifecycle/index.ts';
import { changeOwnImages } from './change-own-images.ts';
import { moveBack } from './move-back.ts';
import { findCompleteImages } from './submittable.repository.ts';
import { deletableStates } from './work-states.ts';

interface Moved {
  ids: readonly number[];
  actorId: number;
}

const moves = {
  /** Drafts that are processed and complete. */
  submit: async (transaction: Database, { ids, actorId }: Moved) =>
    moveImages(transaction, {
      ids: await findCompleteImages(transaction, ids),
      from: ['draft'],
      to: 'pending',
      actorId,
    }),
  takeOffline: (transaction: Database, moved: Moved) =>
    moveImages(transaction, { ...moved, from: ['approved'], to: 'offline' }),
  publish: (transaction: Database, moved: Moved) =>
    moveBack(transaction, moveImages, { ...moved, kind: 'image', from: 'offline' }),
  delete: async (transaction: Database, { ids, actorId }: Moved, kept: KeptInContest) =>
    moveImages(transaction, {
      ids: await kept.without(transaction, ids),
      actorId,
      from: deletableStates,
      to: 'deleted',
    }),
  restore: (transaction: Database, moved: Moved) =>
    moveBack(transaction, moveImages, { ...moved, kind: 'image', from: 'deleted' }),
};

/**
 * Moves the caller's own images; what is in another state fails with `Image.StateMismatch`, what is to be deleted from a
 * running contest with `Image.InContest`. No file is deleted.
 */
export async function moveOwnImages(
  context: SignedInContext,
  ids: readonly number[],
  { move, timeZone }: { move: keyof typeof moves; timeZone: string },
): Promise<BulkResult> {
  const kept = keptInContest();
  const result = await changeOwnImages(context, ids, timeZone, (transaction, own) =>
    moves[move](transaction, { ids: own, actorId: context.actor.id }, kept),
  );
  return kept.named(result);
}
