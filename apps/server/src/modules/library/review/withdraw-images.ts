import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { moveImages } from '../lifecycle/index.ts';
import { changeOwnImages } from './change-own-images.ts';
import { dropLeases } from './review-lease.repository.ts';

/** Makes pending images of the caller's drafts again, whoever holds them; others fail with `Image.StateMismatch`. */
export function withdrawImages(
  context: SignedInContext,
  ids: readonly number[],
  timeZone: string,
): Promise<BulkResult> {
  return changeOwnImages(context, ids, timeZone, async (transaction, wanted) => {
    const withdrawn = await moveImages(transaction, {
      ids: wanted,
      from: ['pending'],
      to: 'draft',
      actorId: context.actor.id,
    });
    await dropLeases(transaction, withdrawn);
    return withdrawn;
  });
}
