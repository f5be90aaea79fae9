import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type {
  OwnAlbum,
  updateOwnAlbum as updateOwnAlbumEndpoint,
} from '@tuyuan/contract/library/photographer-album.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { hashPassword } from '../../account/index.ts';
import { screenFields } from '../../site/index.ts';
import { isImageOfAlbum, lockReferences } from '../desk/index.ts';
import { indexAlbums } from '../search/index.ts';
import { changeShare, newToken } from './album-share.repository.ts';
import { changeOwnAlbum, findOwnAlbum } from './own-album.repository.ts';
import { lockOwnWorks } from './own-move.repository.ts';
import { assertPhotographer } from './photographer.repository.ts';
import { presentOwnAlbum } from './present-own-album.ts';

type Input = InputOf<typeof updateOwnAlbumEndpoint>;

/**
 * Throws `Photographer.Required`, `Album.NotFound`, `Album.StateMismatch`, `Album.TitleTaken`, `Category.NotFound`, `Region.NotFound`,
 * `Text.Blocked`; `Image.NotFound` for a cover that isn't in the album.
 */
export async function updateOwnAlbum(
  { db, actor }: SignedInContext,
  input: Input,
  box: SecretBox,
): Promise<Unencoded<OwnAlbum>> {
  // Before the transaction: it takes as long as everything else together.
  const password = input.share?.password;
  const passwordHash = password ? await hashPassword(password) : null;
  const album = await inTransaction(db, async (transaction) => {
    await assertPhotographer(transaction, actor.id);
    const texts = await screenFields(transaction, { title: input.title, description: input.description });
    await lockReferences(transaction, input);
    if ((await lockOwnWorks(transaction, 'album', actor.id, [input.id])).length === 0)
      throw new AppError('Album.NotFound');
    await assertCover(transaction, input);
    if (!(await changeOwnAlbum(transaction, actor.id, { ...input, ...texts })))
      throw new AppError('Album.StateMismatch');
    if (input.visibility === 'link')
      await changeShare(transaction, input.id, {
        token: newToken(box),
        keepsToken: !input.share?.isRenewed,
        passwordHash,
        keepsPassword: password === undefined,
        lastDay: input.share?.lastDay ?? null,
        canDownload: input.share?.canDownload ?? false,
      });
    await indexAlbums(transaction, [input.id]);
    return orThrow(findOwnAlbum(transaction, actor.id, input.id), 'Album.NotFound');
  });
  return presentOwnAlbum(album, box);
}

async function assertCover(transaction: Database, { id, coverImageId }: Input): Promise<void> {
  if (coverImageId !== null && !(await isImageOfAlbum(transaction, coverImageId, id)))
    throw new AppError('Image.NotFound');
}
