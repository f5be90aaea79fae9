import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { moveAlbums } from '../lifecycle/index.ts';
import { changeOwnAlbums } from './change-own-albums.ts';
import { moveBack } from './move-back.ts';
import { refuseTakenTitle } from './own-album.repository.ts';
import { findFilledAlbums } from './submittable.repository.ts';
import { deletableStates, submittableAlbumStates } from './work-states.ts';

interface Moved {
  ids: readonly number[];
  actorId: number;
}

const moves = {
  /** Those that hold a picture. */
  submit: async (transaction: Database, { ids, actorId }: Moved) =>
    moveAlbums(transaction, {
      ids: await findFilledAlbums(transaction, ids),
      from: submittableAlbumStates,
      to: 'pending',
      actorId,
    }),
  withdraw: (transaction: Database, moved: Moved) =>
    moveAlbums(transaction, { ...moved, from: ['pending'], to: 'draft' }),
  takeOffline: (transaction: Database, moved: Moved) =>
    moveAlbums(transaction, { ...moved, from: ['approved'], to: 'offline' }),
  publish: (transaction: Database, moved: Moved) =>
    moveBack(transaction, moveAlbums, { ...moved, kind: 'album', from: 'offline' }),
  delete: (transaction: Database, moved: Moved) =>
    moveAlbums(transaction, { ...moved, from: deletableStates, to: 'deleted' }),
  restore: (transaction: Database, moved: Moved) =>
    refuseTakenTitle(moveBack(transaction, moveAlbums, { ...moved, kind: 'album', from: 'deleted' })),
};

/** Moves the caller's own albums; their images stay as they are. Throws `Album.TitleTaken` for one restored beside its like. */
export function moveOwnAlbums(
  context: SignedInContext,
  ids: readonly number[],
  move: keyof typeof moves,
): Promise<BulkResult> {
  return changeOwnAlbums(context, ids, (transaction, own) =>
    moves[move](transaction, { ids: own, actorId: context.actor.id }),
  );
}
