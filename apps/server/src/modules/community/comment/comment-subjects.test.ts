import { createComment, getComments, getReplies } from '@tuyuan/contract/community/comment-data.ts';
import { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { oneId } from '../../../platform/database/values.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Person = { authorization: string };
let server: TestServer;
let author: Person;
let reader: Person;
beforeAll(async () => {
  server = await startTestServer();
  author = await server.logInAs('lin', []);
  reader = await server.logInAs('li', []);
});
afterAll(() => server.stop());

/** An activity that takes works, with one accepted work of lin. */
async function makeWork(rules: object, judged = false) {
  const activityId = await oneId(
    server.db,
    sql`INSERT INTO activity (state, name, register_from, register_to, submit_from, submit_to, judge_from, judge_to, rules)
    VALUES ('published', '秋色', now() - interval '9 days', now() - interval '1 day', now() - interval '9 days', now() - interval '1 day',
      ${judged ? sql`now() - interval '1 hour', now() + interval '1 day'` : sql`now() + interval '1 day', now() + interval '2 days'`},
      ${JSON.stringify(ActivityRules.parse(rules))}::jsonb) RETURNING id`,
  );
  const workId = await oneId(
    server.db,
    sql`INSERT INTO entry (activity_id, user_id, number, kind, title, state) SELECT ${activityId}::int, id, 1, 'single', '晨雾', 'accepted' FROM app_user WHERE user_name = 'lin' RETURNING id`,
  );
  return { activityId, workId };
}
const write = (person: Person, kind: 'activity' | 'work', id: number) =>
  callEndpoint(server.app, createComment, { kind, id, text: '好看' }, person);

it('takes comments by the activity’s own rule, the stricter one counts', async () => {
  const { activityId, workId } = await makeWork({ comments: 'pre' });
  expect((await write(reader, 'activity', activityId)).result?.state).toBe('pending');
  expect((await write(reader, 'work', workId)).result?.state).toBe('pending');
  const closed = await makeWork({ comments: 'off' });
  expect((await write(reader, 'activity', closed.activityId)).code).toBe('Comment.Closed');
});

it('does not give away the author of a blind work, who is told all the same', async () => {
  const blind = await makeWork({ isBlind: true });
  await write(reader, 'work', blind.workId);
  await write(author, 'work', blind.workId);
  const { items } = await resultOf(server.app, getComments, { kind: 'work', id: blind.workId });
  expect(items.map(({ isAuthor }) => isAuthor)).toEqual([false, false]);
  const { rows } = await server.db.execute(
    sql`SELECT title, link FROM notification n JOIN app_user u ON u.id = n.user_id WHERE u.user_name = 'lin'`,
  );
  expect(rows).toEqual([
    {
      title: '评论了「晨雾」',
      link: expect.stringMatching(new RegExp(`^/workdetail\\?id=${blind.workId}&comment=\\d+$`)),
    },
  ]);
  const named = await makeWork({ isBlind: false });
  expect((await write(author, 'work', named.workId)).result?.isAuthor).toBe(true);
});

it('keeps what others think from a blind jury', async () => {
  const { activityId, workId } = await makeWork({ isBlind: true });
  const { result } = await write(reader, 'work', workId);
  const open = sql`UPDATE activity SET judge_from = now() - interval '1 hour', vote_from = now() - interval '1 day', vote_to = now() + interval '1 hour' WHERE id = ${activityId}`;
  await server.db.execute(open);
  expect(await resultOf(server.app, getComments, { kind: 'work', id: workId }, reader)).toMatchObject({
    items: [],
    commentCount: 0,
    isOpen: false,
  });
  expect((await callEndpoint(server.app, getReplies, { id: result?.id }, reader)).code).toBe('Comment.NotFound');
  expect((await write(reader, 'work', workId)).code).toBe('Comment.Closed');
  expect((await write(reader, 'activity', activityId)).status).toBe(200);
});

it('is for accepted works of activities that can be seen', async () => {
  const { activityId, workId } = await makeWork({});
  await server.db.execute(sql`UPDATE entry SET state = 'rejected' WHERE id = ${workId}`);
  expect((await write(reader, 'work', workId)).code).toBe('Comment.SubjectGone');
  await server.db.execute(sql`UPDATE activity SET state = 'draft' WHERE id = ${activityId}`);
  expect((await write(reader, 'activity', activityId)).code).toBe('Comment.SubjectGone');
});
