import { likeComment, setFollow, setMark, writeComment } from '../modules/community/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { demoArticleComments, demoComments, theAuthor } from './demo-community.data.ts';
import {
  dropCommentQuotas,
  findReadArticles,
  findSeenImages,
  hasComments,
  spreadComments,
} from './seed-community.repository.ts';
import { findUserId } from './seed-conferences.repository.ts';
import { seedFolders } from './seed-folders.ts';

const people = ['visitor', 'editor', 'reviewer', 'admin', 'zhouyanqiu'];
const liked = 12;
const followed = 4;

/** Lets the demo's people comment, like, collect, also in folders, and follow, with the notices that come of it; once, when the pictures are published. */
export async function seedCommunity(db: Database, timeZone: string, collectionBox?: SecretBox): Promise<void> {
  if (await hasComments(db)) return;
  const ids = new Map<string, number>();
  for (const name of people) {
    const id = await findUserId(db, name);
    // A library whose people are others has its own community.
    if (id === null) return;
    ids.set(name, id);
  }
  const as = (id: number) => ({ db, actor: { id } });
  const idOf = (by: string, authorId: number | null) => (by === theAuthor ? authorId : ids.get(by)) ?? 0;

  async function comment(
    kind: 'image' | 'article',
    id: number,
    authorId: number | null,
    comments: (typeof demoComments)[number],
  ): Promise<void> {
    for (const { by, text, replies = [] } of comments) {
      await dropCommentQuotas(db);
      const first = await writeComment(
        as(idOf(by, authorId)),
        { kind, id, text, replyToId: null, mentionIds: [] },
        timeZone,
      );
      for (const reply of replies)
        await writeComment(
          as(idOf(reply.by, authorId)),
          { kind, id, text: reply.text, replyToId: first.id, mentionIds: [] },
          timeZone,
        );
      await likeComment(as(idOf('admin', null)), { id: first.id, isOn: true });
    }
  }

  const images = await findSeenImages(db, liked);
  for (const [index, { id, authorId }] of images.entries())
    await comment('image', id, authorId, demoComments[index % demoComments.length] ?? []);
  for (const id of await findReadArticles(db, 2)) {
    await comment('article', id, null, demoArticleComments);
    for (const userId of ids.values())
      await setMark(as(userId), 'likes', { kind: 'article', id, isOn: true }, timeZone);
  }
  for (const [index, { id, authorId }] of images.entries())
    for (const [name, userId] of ids) {
      if (userId === authorId) continue;
      await setMark(as(userId), 'likes', { kind: 'image', id, isOn: true }, timeZone);
      if (name === 'visitor' && index % 2 === 0)
        await setMark(as(userId), 'collects', { kind: 'image', id, isOn: true }, timeZone);
      if (index < followed) await setFollow(as(userId), { photographerId: authorId, isOn: true });
    }
  await seedFolders(db, timeZone, collectionBox);
  await spreadComments(db);
}
