import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { moveImages } from '../lifecycle/index.ts';
import { changeImages } from './change-images.ts';

/** Publishes processed images that are pending or offline; others fail with `Image.StateMismatch`. */
export function publishImages(
  { db, actor }: SignedInContext,
  ids: readonly number[],
  timeZone: string,
): Promise<BulkResult> {
  return changeImages(db, ids, timeZone, (transaction, wanted) =>
    moveImages(transaction, { ids: wanted, from: ['pending', 'offline'], to: 'approved', actorId: actor.id }),
  );
}
