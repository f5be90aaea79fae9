import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type {
  createOwnAlbum as createOwnAlbumEndpoint,
  OwnAlbum,
} from '@tuyuan/contract/library/photographer-album.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { screenFields } from '../../site/index.ts';
import { lockReferences } from '../desk/index.ts';
import { findOwnAlbum, insertOwnAlbum } from './own-album.repository.ts';
import { assertPhotographer } from './photographer.repository.ts';

/** Throws `Photographer.Required`, `Album.TitleTaken`, `Category.NotFound`, `Region.NotFound`, `Text.Blocked`. */
export function createOwnAlbum(
  { db, actor }: SignedInContext,
  input: InputOf<typeof createOwnAlbumEndpoint>,
): Promise<Unencoded<OwnAlbum>> {
  return inTransaction(db, async (transaction) => {
    await assertPhotographer(transaction, actor.id);
    const { title, description } = await screenFields(transaction, input);
    await lockReferences(transaction, input);
    const id = await insertOwnAlbum(transaction, actor.id, { ...input, title, description });
    return orThrow(findOwnAlbum(transaction, actor.id, id), 'Album.NotFound');
  });
}
