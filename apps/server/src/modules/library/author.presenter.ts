import type { AuthorCard } from '@tuyuan/contract/image.ts';
import { imagePath } from '@tuyuan/contract/resource-path.ts';
import type { AuthorRow } from './author.repository.ts';

export function presentAuthor({ author_id, user_name, nick_name, avatar_id, avatar_version }: AuthorRow): AuthorCard {
  const hasAvatar = avatar_id !== null && avatar_version !== null;
  return {
    id: author_id,
    userName: user_name,
    nickName: nick_name,
    avatar: hasAvatar ? imagePath({ id: avatar_id, version: avatar_version }, 320) : '',
  };
}
