import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { moveImages } from '../lifecycle/index.ts';
import { changeOwnImages } from './change-own-images.ts';

/** Hands rejected images of the caller's to review again; others fail with `Image.StateMismatch`. */
export function resubmitImages(
  context: SignedInContext,
  ids: readonly number[],
  timeZone: string,
): Promise<BulkResult> {
  return changeOwnImages(context, ids, timeZone, (transaction, wanted) =>
    moveImages(transaction, { ids: wanted, from: ['rejected'], to: 'pending', actorId: context.actor.id }),
  );
}
