import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { moveAlbums } from '../lifecycle/index.ts';
import { changeAlbums } from './change-albums.ts';

/** Publishes albums that are pending or offline; others fail with `Album.StateMismatch`. */
export function publishAlbums({ db, actor }: SignedInContext, ids: readonly number[]): Promise<BulkResult> {
  return changeAlbums(db, ids, (transaction, wanted) =>
    moveAlbums(transaction, { ids: wanted, from: ['pending', 'offline'], to: 'approved', actorId: actor.id }),
  );
}
