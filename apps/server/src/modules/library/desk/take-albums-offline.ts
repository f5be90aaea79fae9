import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { moveAlbums } from '../lifecycle/index.ts';
import { changeAlbums } from './change-albums.ts';

/** Takes published albums offline; their images stay as they are. Others fail with `Album.StateMismatch`. */
export function takeAlbumsOffline({ db, actor }: SignedInContext, ids: readonly number[]): Promise<BulkResult> {
  return changeAlbums(db, ids, (transaction, wanted) =>
    moveAlbums(transaction, { ids: wanted, from: ['approved'], to: 'offline', actorId: actor.id }),
  );
}
