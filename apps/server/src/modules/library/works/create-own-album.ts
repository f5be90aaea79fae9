import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type {
  createOwnAlbum as createOwnAlbumEndpoint,
  OwnAlbum,
} from '@tuyuan/contract/library/photographer-album.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { screenFields } from '../../site/index.ts';
import { lockReferences } from '../desk/index.ts';
import { findOwnAlbum, insertOwnAlbum } from './own-album.repository.ts';
import { assertPhotographer } from './photographer.repository.ts';
import { presentOwnAlbum } from './present-own-album.ts';

/** Throws `Photographer.Required`, `Album.TitleTaken`, `Category.NotFound`, `Region.NotFound`, `Text.Blocked`. */
export async function createOwnAlbum(
  { db, actor }: SignedInContext,
  input: InputOf<typeof createOwnAlbumEndpoint>,
  box: SecretBox,
): Promise<Unencoded<OwnAlbum>> {
  const album = await inTransaction(db, async (transaction) => {
    await assertPhotographer(transaction, actor.id);
    const texts = await screenFields(transaction, { title: input.title, description: input.description });
    await lockReferences(transaction, input);
    const id = await insertOwnAlbum(transaction, actor.id, { ...input, ...texts });
    return orThrow(findOwnAlbum(transaction, actor.id, id), 'Album.NotFound');
  });
  return presentOwnAlbum(album, box);
}
