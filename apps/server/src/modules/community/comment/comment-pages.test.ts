import { createComment, getComments, setCommentLike } from '@tuyuan/contract/community/comment-data.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let build: LibraryBuilder;
let authorId: number;
let li: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  authorId = await build.photographer('lin');
  li = await server.logInAs('li', []);
});
afterAll(() => server.stop());

/** An image with so many first-level comments, the oldest first. */
async function discussed(count: number): Promise<{ id: number; comments: number[] }> {
  const { id } = await build.image({ authorId });
  const { rows } =
    await server.db.execute(sql`INSERT INTO comment (subject_kind, subject_id, user_id, text, state, likes)
    SELECT 'image', ${id}, u.id, '第 ' || n || ' 条', 'visible', n % 3 FROM app_user u, generate_series(1, ${count}::int) n WHERE u.user_name = 'li'
    ORDER BY n RETURNING id`);
  return { id, comments: rows.map((row) => Number(row.id)) };
}
const page = (id: number, more: object = {}) => resultOf(server.app, getComments, { kind: 'image', id, ...more }, li);

async function allPages(id: number, sort: 'newest' | 'hottest', meanwhile: () => Promise<unknown>): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | null | undefined;
  do {
    const { items, nextCursor } = await page(id, { sort, maxResultCount: 50, ...(cursor && { cursor }) });
    if (!cursor) await meanwhile();
    ids.push(...items.map((item) => item.id));
    cursor = nextCursor;
  } while (cursor);
  return ids;
}

it('leads through more than a hundred comments, each once, though others are written meanwhile', async () => {
  const { id, comments } = await discussed(230);
  const write = () => resultOf(server.app, createComment, { kind: 'image', id, text: '刚刚写的' }, li);
  expect(await allPages(id, 'newest', write)).toEqual(comments.toReversed());
  const hottest = await allPages(id, 'hottest', write);
  expect(new Set(hottest).size).toBe(hottest.length);
  expect(hottest).toEqual(expect.arrayContaining(comments));
});

it('ends with the last comment, without an empty page', async () => {
  const { id } = await discussed(50);
  expect(await page(id, { maxResultCount: 50 })).toMatchObject({ totalCount: 50, nextCursor: null });
});

it('begins with the comment that a notice leads to, or the one it answers', async () => {
  const { id, comments } = await discussed(150);
  const wanted = comments[40] ?? 0;
  const answer = await resultOf(server.app, createComment, { kind: 'image', id, text: '同意', replyToId: wanted }, li);
  for (const sort of ['newest', 'hottest'])
    for (const commentId of [wanted, answer.id]) {
      const found = await page(id, { commentId, sort });
      expect([found.items[0]?.id, found.isFromMiddle, found.totalCount]).toEqual([wanted, true, 150]);
    }
  const [newest = 0] = comments.slice(-1);
  expect(await page(id, { commentId: newest, sort: 'newest' })).toMatchObject({ isFromMiddle: false });
  const other = await discussed(1);
  expect((await page(id, { commentId: other.comments[0], sort: 'newest' })).items[0]?.id).toBe(newest);
});

it('a like between two pages shows nothing twice', async () => {
  const { id, comments } = await discussed(60);
  const first = await page(id, { sort: 'hottest', maxResultCount: 30 });
  const [last] = first.items.slice(-1);
  await resultOf(server.app, setCommentLike, { id: last?.id, isOn: true }, li);
  const second = await page(id, { sort: 'hottest', maxResultCount: 30, cursor: first.nextCursor });
  const ids = [...first.items, ...second.items].map((item) => item.id);
  expect(ids.toSorted((a, b) => a - b)).toEqual(comments);
});
