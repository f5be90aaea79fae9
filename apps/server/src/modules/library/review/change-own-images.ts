import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { changeImages } from '../desk/index.ts';
import { findOwnImages } from './image-decision.repository.ts';
import { withForeign } from './with-foreign.ts';

/** As `changeImages`, for the caller's own: others' fail with `Image.NotFound`. */
export async function changeOwnImages(
  { db, actor }: SignedInContext,
  ids: readonly number[],
  timeZone: string,
  change: (transaction: Database, ids: readonly number[]) => Promise<number[]>,
): Promise<BulkResult> {
  const own = await findOwnImages(db, actor.id, ids);
  return withForeign(await changeImages(db, own, timeZone, change), ids, own, 'Image.NotFound');
}
