import type { AuthorCard } from '@tuyuan/contract/image.ts';
import type { AuthorRow } from './author.repository.ts';
import { avatarPath } from './avatar-path.ts';

export function presentAuthor(row: AuthorRow): AuthorCard {
  return { id: row.author_id, userName: row.user_name, nickName: row.nick_name, avatar: avatarPath(row) };
}
