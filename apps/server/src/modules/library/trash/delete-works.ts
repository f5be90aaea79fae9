import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type ReviewState, reviewStates } from '@tuyuan/contract/library/image.ts';
import type { deleteImages as deleteImagesEndpoint } from '@tuyuan/contract/library/trash.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { changeAlbums, changeImages } from '../desk/index.ts';
import { keptInContest, moveAlbums, moveImages } from '../lifecycle/index.ts';

type Deletion = InputOf<typeof deleteImagesEndpoint>;

const from: readonly ReviewState[] = reviewStates.filter((state) => state !== 'deleted');

/** Puts images into the trash; those that are there already fail with `Image.StateMismatch`, those in a running contest with `Image.InContest`. */
export async function deleteImages(
  { db, actor }: SignedInContext,
  { ids, reason }: Deletion,
  timeZone: string,
): Promise<BulkResult> {
  const kept = keptInContest();
  const result = await changeImages(db, ids, timeZone, async (transaction, wanted) =>
    moveImages(transaction, {
      ids: await kept.without(transaction, wanted),
      from,
      to: 'deleted',
      actorId: actor.id,
      message: reason,
    }),
  );
  return kept.named(result);
}

/** Puts albums into the trash, their images stay; those that are there already fail with `Album.StateMismatch`. */
export function deleteAlbums({ db, actor }: SignedInContext, { ids, reason }: Deletion): Promise<BulkResult> {
  return changeAlbums(db, ids, (transaction, wanted) =>
    moveAlbums(transaction, { ids: wanted, from, to: 'deleted', actorId: actor.id, message: reason }),
  );
}
