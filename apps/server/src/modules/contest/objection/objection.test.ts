import { getActivity } from '@tuyuan/contract/contest/activity-data.ts';
import { getObjections, makeObjection } from '@tuyuan/contract/contest/objection.ts';
import { decideObjection, getManagedObjections } from '@tuyuan/contract/contest/objection-management.ts';
import { getRank } from '@tuyuan/contract/contest/rank-data.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type ContestBuilder, contestBuilder } from '../../../testing/contest-builder.ts';
import { plantPeople } from '../../../testing/plant-people.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { updateBoards } from '../ranking/index.ts';
import { dropObjectionsOf } from './objection.repository.ts';

type Headers = { authorization: string };
let server: TestServer;
let build: ContestBuilder;
let admin: Headers;
beforeAll(async () => {
  server = await startTestServer({ MODE: 'web' });
  build = contestBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

async function publicity(works = 1) {
  const activityId = await build.activity({ voteFrom: -48, voteTo: -24 });
  const entries = await build.works(activityId, works);
  await server.db.execute(
    sql`UPDATE activity SET publicity_from = now() - interval '1 hour', publicity_to = now() + interval '1 day' WHERE id = ${activityId}`,
  );
  await updateBoards(server.db);
  return { activityId, entries, entryId: entries[0] ?? 0 };
}
const end = (activityId: number) =>
  server.db.execute(sql`UPDATE activity SET publicity_to = now() - interval '1 second' WHERE id = ${activityId}`);
const person = async (count = 1) =>
  (await plantPeople(server.db, count)).map(({ authorization }): Headers => ({ authorization }));
const text = '这件作品和去年的获奖作品是同一张照片';
const object = (headers: Headers, entryId: number, fields: Record<string, unknown> = {}) =>
  callEndpoint(server.app, makeObjection, { entryId, kind: 'author', text, ...fields }, headers);
const decide = (id: number, decision = 'rejected', headers = admin) =>
  callEndpoint(server.app, decideObjection, { id, decision, answer: '经核实，两张照片不是同一张。' }, headers);
const board = (activityId: number) => resultOf(server.app, getRank, { activityId });
const list = (activityId: number, headers?: Headers) => resultOf(server.app, getObjections, { activityId }, headers);

it('goes from an objection to a public answer that its maker is told', async () => {
  const { activityId, entryId } = await publicity();
  const [maker = admin, other = admin] = await person(2);
  const made = await object(maker, entryId);
  expect(made.status).toBe(200);
  expect(await board(activityId)).toMatchObject({
    state: 'provisional',
    openObjections: 1,
    takesObjections: true,
    items: [{ objections: { made: 1, open: 1 } }],
  });
  expect((await list(activityId, maker)).items).toMatchObject([{ isOwn: true, text, state: 'open', answer: '' }]);
  for (const headers of [undefined, other])
    expect((await list(activityId, headers)).items).toMatchObject([{ isOwn: false, text: '', kind: 'author' }]);
  const managed = await resultOf(server.app, getManagedObjections, { activityId }, admin);
  expect(managed.items).toMatchObject([{ text, state: 'open', work: { id: entryId, number: 1 } }]);
  const id = managed.items[0]?.id ?? 0;
  expect((await decide(id)).status).toBe(200);
  expect((await list(activityId)).items).toMatchObject([{ state: 'rejected', answer: '经核实，两张照片不是同一张。' }]);
  expect(await board(activityId)).toMatchObject({ openObjections: 0, items: [{ objections: { made: 1, open: 0 } }] });
  const { rows } = await server.db.execute(
    sql`SELECT title, body FROM notification WHERE title LIKE '%异议不成立' ORDER BY id DESC LIMIT 1`,
  );
  expect(rows).toMatchObject([{ body: '经核实，两张照片不是同一张。' }]);
});

it('takes one open objection of a person to a work, of many at once one, and five in all', async () => {
  const { activityId, entries } = await publicity(6);
  const [maker = admin] = await person();
  const answers = await Promise.all(Array.from({ length: 20 }, () => object(maker, entries[0] ?? 0)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'Objection.Exists')).toHaveLength(19);
  const rest = await Promise.all(entries.slice(1).map((entryId) => object(maker, entryId)));
  expect(rest.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(rest.filter(({ code }) => code === 'Objection.TooMany')).toHaveLength(1);
  expect((await board(activityId)).openObjections).toBe(5);
});

it('says what is missing at the field, and is for people who are logged in, while results are public but not final', async () => {
  const { activityId, entryId } = await publicity();
  const [maker = admin] = await person();
  expect((await object(maker, entryId, { text: '太短' })).validationErrors).toMatchObject([{ members: ['text'] }]);
  expect((await object({ authorization: '' }, entryId)).status).toBe(401);
  expect((await object(maker, 999_999)).code).toBe('Entry.NotFound');
  await end(activityId);
  expect((await object(maker, entryId)).code).toBe('Objection.NotOpen');
  const voting = await build.activity();
  const [early = 0] = await build.works(voting, 1);
  expect((await object(maker, early)).code).toBe('Objection.NotOpen');
});

it('keeps results from being final until the last objection is answered', async () => {
  const { activityId, entryId } = await publicity();
  const [maker = admin] = await person();
  const id = (await object(maker, entryId)).result?.id ?? 0;
  await end(activityId);
  const state = async () => (await resultOf(server.app, getActivity, { id: activityId })).progressState;
  expect(await state()).toBe('publicity');
  expect(await board(activityId)).toMatchObject({ state: 'provisional', takesObjections: false });
  expect((await decide(id, 'upheld')).status).toBe(200);
  expect(await state()).toBe('finished');
  expect((await board(activityId)).state).toBe('final');
});

it('is answered by one of twenty, of the office only', async () => {
  const { activityId, entryId } = await publicity();
  const [maker = admin] = await person();
  const id = (await object(maker, entryId)).result?.id ?? 0;
  expect((await decide(id, 'rejected', maker)).status).toBe(403);
  expect((await callEndpoint(server.app, getManagedObjections, { activityId }, maker)).status).toBe(403);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => decide(id, at % 2 ? 'upheld' : 'rejected')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'Objection.Decided')).toHaveLength(19);
  expect((await board(activityId)).openObjections).toBe(0);
  expect((await decide(999_999)).code).toBe('Objection.NotFound');
});

it('lets the results be final without one whose maker is gone', async () => {
  const { activityId, entryId } = await publicity();
  const [maker = admin] = await person();
  const id = (await object(maker, entryId)).result?.id ?? 0;
  const { rows } = await server.db.execute(sql`SELECT user_id FROM objection WHERE id = ${id}`);
  const [{ userId }] = z
    .tuple([z.object({ user_id: z.int() }).transform((row) => ({ userId: row.user_id }))])
    .parse(rows);
  await inTransaction(server.db, (transaction) => dropObjectionsOf(transaction, userId));
  expect(await board(activityId)).toMatchObject({ openObjections: 0, items: [{ objections: { made: 0 } }] });
  expect((await list(activityId)).items).toEqual([]);
  expect((await resultOf(server.app, getManagedObjections, { activityId }, admin)).items).toMatchObject([
    { state: 'dropped', text: '' },
  ]);
  expect((await decide(id)).code).toBe('Objection.Decided');
});
