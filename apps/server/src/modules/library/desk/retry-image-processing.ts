import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { changeImages } from './change-images.ts';
import { requeueFailed } from './image-change.repository.ts';
import type { LibraryManagementDeps } from './management-deps.ts';

/** Enqueues images whose processing failed; others fail with `Image.StateMismatch`. */
export function retryImageProcessing(
  { db, tenant }: RequestContext,
  ids: readonly number[],
  { timeZone, queueProcessing }: LibraryManagementDeps,
): Promise<BulkResult> {
  return changeImages(db, ids, timeZone, async (transaction, wanted) => {
    const queued = await requeueFailed(transaction, wanted);
    await queueProcessing(transaction, tenant.schema, queued);
    return queued;
  });
}
