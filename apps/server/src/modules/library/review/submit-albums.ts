import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { changeAlbums } from '../desk/index.ts';
import { moveAlbums } from '../lifecycle/index.ts';
import { findOwnAlbums } from './album-review.repository.ts';
import { withForeign } from './with-foreign.ts';

/** Hands the caller's albums to review that are drafts or were rejected; others fail with `Album.StateMismatch`. */
export async function submitAlbums({ db, actor }: SignedInContext, ids: readonly number[]): Promise<BulkResult> {
  const own = await findOwnAlbums(db, actor.id, ids);
  const result = await changeAlbums(db, own, (transaction, wanted) =>
    moveAlbums(transaction, { ids: wanted, from: ['draft', 'rejected'], to: 'pending', actorId: actor.id }),
  );
  return withForeign(result, ids, own, 'Album.NotFound');
}
