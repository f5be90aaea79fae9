import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { changeAlbums, changeImages } from '../desk/index.ts';
import { moveAlbums, moveImages } from '../lifecycle/index.ts';
import { lockTrashed } from './trash.repository.ts';

/** Takes images out of the trash, each to the state it was deleted in; others fail with `Image.StateMismatch`. */
export function restoreImages(
  { db, actor }: SignedInContext,
  ids: readonly number[],
  timeZone: string,
): Promise<BulkResult> {
  return changeImages(db, ids, timeZone, (transaction, wanted) =>
    restore(transaction, { kind: 'image', move: moveImages, ids: wanted, actorId: actor.id }),
  );
}

/** Takes albums out of the trash, each to the state it was deleted in; others fail with `Album.StateMismatch`. */
export function restoreAlbums({ db, actor }: SignedInContext, ids: readonly number[]): Promise<BulkResult> {
  return changeAlbums(db, ids, (transaction, wanted) =>
    restore(transaction, { kind: 'album', move: moveAlbums, ids: wanted, actorId: actor.id }),
  );
}

interface Restoration {
  kind: 'image' | 'album';
  move: typeof moveImages;
  ids: readonly number[];
  actorId: number;
}

async function restore(transaction: Database, { kind, move, ids, actorId }: Restoration): Promise<number[]> {
  const trashed = await lockTrashed(transaction, kind, ids);
  const restored: number[] = [];
  for (const [to, works] of Map.groupBy(trashed, ({ state }) => state))
    restored.push(...(await move(transaction, { ids: works.map(({ id }) => id), from: ['deleted'], to, actorId })));
  return restored;
}
