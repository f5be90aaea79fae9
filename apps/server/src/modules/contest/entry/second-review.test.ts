import { appealEntry, getOwnEntries } from '@tuyuan/contract/contest/entry.ts';
import * as managed from '@tuyuan/contract/contest/entry-management.ts';
import { getDashboardTasks } from '@tuyuan/contract/site/dashboard.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { oneId } from '../../../platform/database/values.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { passDays, plantActivity } from '../../../testing/plant-activity.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Person = { authorization: string };
let server: TestServer;
let build: LibraryBuilder;
let first: Person;
let second: Person;
let author: Person;
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  first = await server.logInAs('first', ['admin']);
  second = await server.logInAs('second', ['admin']);
  author = await server.logInAs('author', ['photographer']);
  authorId = await build.photographer('author');
});
afterAll(() => server.stop());

/** An activity with one work that waits. */
async function waiting() {
  const activityId = await plantActivity(server.db);
  await server.db.execute(sql`
    INSERT INTO entrant (activity_id, user_id, kind, name, rights_version, state) VALUES (${activityId}, ${authorId}, 'person', 'author', 1, 'approved')`);
  const id = await oneId(
    server.db,
    sql`INSERT INTO entry (activity_id, user_id, kind, number, title, state, submitted_at)
      VALUES (${activityId}, ${authorId}, 'single', 1, '雪山', 'submitted', now()) RETURNING id`,
  );
  const image = await build.image({ authorId, reviewState: 'draft' });
  await server.db.execute(sql`INSERT INTO entry_image VALUES (${id}, ${image.id}, 1)`);
  return { activityId, id };
}

async function seen(activityId: number, person: Person) {
  const { items } = await resultOf(server.app, managed.getManagedEntries, { activityId }, person);
  return items[0] ?? expect.fail('no work');
}
async function decide(activityId: number, decision: string, person: Person) {
  const { id, revision } = await seen(activityId, person);
  const input = { items: [{ id, revision }], decision, ...(decision === 'reject' && { reasons: ['theme'] }) };
  return resultOf(server.app, managed.decideEntries, input, person);
}
const appeal = (id: number, text = '这是室外拍的', person = author) =>
  callEndpoint(server.app, appealEntry, { id, text }, person);
const own = async (activityId: number) => (await resultOf(server.app, getOwnEntries, { activityId }, author)).items[0];
async function waits(person: Person): Promise<number> {
  const { items } = await resultOf(server.app, getDashboardTasks, {}, person);
  return items.find(({ key }) => key === 'contestEntries')?.count ?? expect.fail('not counted');
}
const notices = async () =>
  (await server.db.execute(sql`SELECT FROM notification WHERE user_id = ${authorId}`)).rows.length;

it('who asks for a second review decides no more, another does, and the author hears of the decision only', async () => {
  const { activityId } = await waiting();
  const [told, before] = [await notices(), [await waits(first), await waits(second)]];
  expect((await decide(activityId, 'second', first)).failed).toEqual([]);
  expect(await seen(activityId, first)).toMatchObject({ state: 'submitted', asksSecond: true, mayDecide: false });
  expect([await waits(first), await waits(second)]).toEqual([(before[0] ?? 0) - 1, before[1]]);
  expect((await decide(activityId, 'accept', first)).failed).toMatchObject([{ code: 'Entry.SecondReviewer' }]);
  expect((await decide(activityId, 'second', second)).failed).toMatchObject([{ code: 'Entry.DecidedMeanwhile' }]);
  expect(await notices()).toBe(told);
  expect((await decide(activityId, 'accept', second)).failed).toEqual([]);
  expect(await notices()).toBe(told + 1);
  expect(await seen(activityId, first)).toMatchObject({ state: 'accepted', asksSecond: false, mayDecide: true });
});

it('of two who ask at once one has asked, and taking it back lets them decide', async () => {
  const { activityId } = await waiting();
  const both = await Promise.all([decide(activityId, 'second', first), decide(activityId, 'second', first)]);
  expect(both.map(({ succeeded }) => succeeded.length).sort()).toEqual([0, 1]);
  const { id, revision, canUndo } = await seen(activityId, first);
  expect(canUndo).toBe(true);
  await resultOf(server.app, managed.undoEntryDecision, { id, revision }, first);
  expect(await seen(activityId, first)).toMatchObject({ asksSecond: false, mayDecide: true });
  expect((await decide(activityId, 'accept', first)).failed).toEqual([]);
});

it('a refusal is appealed once, with words, and decided by somebody else', async () => {
  const { activityId, id } = await waiting();
  expect((await appeal(id)).code).toBe('Entry.Locked');
  await decide(activityId, 'reject', first);
  expect(await own(activityId)).toMatchObject({ abilities: { appeal: true }, deadline: expect.any(String) });
  expect((await appeal(id, '')).validationErrors).toMatchObject([{ members: ['text'] }]);
  expect((await appeal(id, '我的', second)).code).toBe('Entry.NotFound');
  const both = await Promise.all([appeal(id), appeal(id)]);
  expect(both.map(({ code }) => code).sort()).toEqual(['Entry.AppealUsed', null]);
  expect(await own(activityId)).toMatchObject({ state: 'submitted', isAppealed: true, abilities: { appeal: false } });
  expect(await seen(activityId, first)).toMatchObject({ appeal: '这是室外拍的', mayDecide: false });
  expect((await decide(activityId, 'accept', first)).failed).toMatchObject([{ code: 'Entry.SecondReviewer' }]);
  expect((await decide(activityId, 'reject', second)).failed).toEqual([]);
  expect((await appeal(id)).code).toBe('Entry.AppealUsed');
});

it('is not appealed once works are locked', async () => {
  const { activityId, id } = await waiting();
  await decide(activityId, 'reject', first);
  await passDays(server.db, activityId, 13);
  expect(await own(activityId)).toMatchObject({ abilities: { appeal: false }, deadline: null });
  expect((await appeal(id)).code).toBe('Entry.Locked');
});

it('is decided by the one reviewer there is, as long as nobody else may', async () => {
  const { activityId, id } = await waiting();
  await decide(activityId, 'reject', first);
  await appeal(id);
  const prohibit = (permission: string) =>
    server.db.execute(sql`INSERT INTO user_permission (user_id, permission, is_granted)
      SELECT id, ${permission}, false FROM app_user WHERE user_name = 'second'`);
  expect((await seen(activityId, first)).mayDecide).toBe(false);
  await prohibit('Pages.Activities.Judge');
  expect((await seen(activityId, first)).mayDecide).toBe(false);
  await prohibit('Pages.Activities');
  expect((await seen(activityId, first)).mayDecide).toBe(true);
  expect((await decide(activityId, 'accept', first)).failed).toEqual([]);
});
