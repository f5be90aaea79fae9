import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { getOwnAlbums } from '@tuyuan/contract/library/photographer-album.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { findOwnAlbums } from './own-album.repository.ts';
import { assertPhotographer } from './photographer.repository.ts';
import { presentOwnAlbum } from './present-own-album.ts';

/** Throws `Photographer.Required`. */
export async function listOwnAlbums(
  { db, actor }: SignedInContext,
  query: InputOf<typeof getOwnAlbums>,
  box: SecretBox,
): Promise<AnswerTo<typeof getOwnAlbums>> {
  await assertPhotographer(db, actor.id);
  const found = await findOwnAlbums(db, actor.id, query);
  return { ...found, items: found.items.map((album) => presentOwnAlbum(album, box)) };
}
