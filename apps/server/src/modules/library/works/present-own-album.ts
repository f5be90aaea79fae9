import type { OwnAlbum } from '@tuyuan/contract/library/photographer-album.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { OwnAlbumRow } from './own-album.repository.ts';
import { ownAlbumAbilities } from './own-work.policy.ts';

/** Only for its author: with the link that opens the album. */
export function presentOwnAlbum(
  { isMovedByAuthor, tokenSealed, share, coverImageId: _, ...album }: OwnAlbumRow,
  box: SecretBox,
): Unencoded<OwnAlbum> {
  const path = tokenSealed && share && `/gallery/share?token=${box.open(tokenSealed)}`;
  return {
    ...album,
    share: share && path ? { ...share, path } : null,
    abilities: ownAlbumAbilities({ reviewState: album.reviewState, isMovedByAuthor }),
  };
}
