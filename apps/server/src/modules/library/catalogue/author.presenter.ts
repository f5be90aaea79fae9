import type { AuthorCard } from '@tuyuan/contract/library/image.ts';
import { avatarPath } from '../../account/index.ts';
import type { AuthorRow } from './author.repository.ts';

export function presentAuthor(row: AuthorRow): AuthorCard {
  return { id: row.author_id, userName: row.user_name, nickName: row.nick_name, avatar: avatarPath(row) };
}
