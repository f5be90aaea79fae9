import type { getOwnAlbum as getOwnAlbumEndpoint } from '@tuyuan/contract/library/photographer-album.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { findAlbumPictures, findOwnAlbum } from './own-album.repository.ts';
import { assertPhotographer } from './photographer.repository.ts';
import { presentOwnAlbum } from './present-own-album.ts';

/** Throws `Photographer.Required`, `Album.NotFound`. */
export async function getOwnAlbum(
  { db, actor }: SignedInContext,
  id: number,
  box: SecretBox,
): Promise<AnswerTo<typeof getOwnAlbumEndpoint>> {
  await assertPhotographer(db, actor.id);
  const album = await orThrow(findOwnAlbum(db, actor.id, id), 'Album.NotFound');
  const { coverImageId } = album;
  return { ...presentOwnAlbum(album, box), coverImageId, pictures: await findAlbumPictures(db, id) };
}
