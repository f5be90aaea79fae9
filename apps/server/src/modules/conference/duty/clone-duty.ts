import type { Database } from '../../../platform/database/database.ts';
import type { ConferenceClone } from '../registration/index.ts';
import { copyPosts } from './clone-duty.repository.ts';
import { findPosts } from './duty-post.repository.ts';
import { newPostCode } from './new-post-code.ts';

/** Copies the posts and shifts of another conference, without leads or people; each post gets a new poster. */
export async function cloneDuty(transaction: Database, clone: ConferenceClone): Promise<void> {
  const posts = await findPosts(transaction, clone.from);
  const codes = posts.map(({ id }): [number, string] => [id, newPostCode()]);
  await copyPosts(transaction, clone, new Map(codes));
}
