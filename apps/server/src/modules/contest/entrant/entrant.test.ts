import { getActivity } from '@tuyuan/contract/contest/activity-data.ts';
import * as own from '@tuyuan/contract/contest/entrant.ts';
import * as managed from '@tuyuan/contract/contest/entrant-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { passDays, plantActivity } from '../../../testing/plant-activity.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetEntrants } from './forget-entrants.ts';

type Person = { authorization: string };
let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

const register = (activityId: number, person: Person, more: object = {}) =>
  callEndpoint(
    server.app,
    own.registerEntrant,
    { activityId, kind: 'person', name: '王芳', rightsVersion: 1, ...more },
    person,
  );
const mine = async (activityId: number, person: Person) =>
  (await resultOf(server.app, own.getOwnEntrant, { activityId }, person)).entrant;
const list = async (activityId: number) =>
  (await resultOf(server.app, managed.getEntrants, { activityId }, admin)).items;
const idsOf = async (activityId: number) => (await list(activityId)).map(({ id }) => id);
const notices = async (name: string) =>
  (
    await server.db.execute(
      sql`SELECT n.title, n.body FROM notification n JOIN app_user u ON u.id = n.user_id WHERE u.user_name = ${name} ORDER BY n.id`,
    )
  ).rows;
const actions = async (id: number, person: Person) =>
  (await resultOf(server.app, getActivity, { id }, person)).allowActions;

it('of twenty registrations at once one is made, and it can contribute at once', async () => {
  const wang = await server.logInAs('wang', []);
  const id = await plantActivity(server.db);
  expect(await actions(id, wang)).toEqual(['register']);
  const codes = (await Promise.all(Array.from({ length: 20 }, () => register(id, wang)))).map(({ code }) => code);
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set([null, 'Entrant.Exists']));
  expect(await list(id)).toMatchObject([{ name: '王芳', kind: 'person', state: 'approved', works: 0 }]);
  expect(await actions(id, wang)).toEqual(['contribute', 'withdraw']);
});

it('is refused outside its time, of a team where the rules have none, and for rights that changed', async () => {
  const li = await server.logInAs('li', []);
  const id = await plantActivity(server.db);
  const team = await register(id, li, { kind: 'team', members: ['张三', '李四'] });
  expect(team).toMatchObject({ code: 'Entrant.NoTeams', validationErrors: [{ members: ['kind'] }] });
  expect((await register(id, li, { rightsVersion: 2 })).code).toBe('Entrant.RightsChanged');
  expect((await register(id, li, { kind: 'guest' })).status).toBe(400);
  expect((await register(id, li, { kind: 'team', members: ['张三'] })).validationErrors).toMatchObject([
    { members: ['members'] },
  ]);
  await passDays(server.db, id, 10);
  expect((await register(id, li)).code).toBe('Entrant.NotOpen');
  expect((await register(9999, li)).code).toBe('Activity.NotFound');
  const teams = await plantActivity(server.db, { rules: { hasTeams: true } });
  const made = await register(teams, li, { kind: 'team', name: '山友队', members: ['张三', '李四'] });
  expect(made.result).toMatchObject({ kind: 'team', members: ['张三', '李四'], state: 'approved', rightsVersion: 1 });
});

it('waits for the office where the rules say so, which tells the entrant', async () => {
  const [zhao, sun] = [await server.logInAs('zhao', []), await server.logInAs('sun', [])];
  const id = await plantActivity(server.db, { rules: { approvesEntrants: true } });
  await register(id, zhao);
  await register(id, sun, { name: '孙悦' });
  expect(await actions(id, zhao)).toEqual(['withdraw']);
  const [second = 0, first = 0] = await idsOf(id);
  const approve = () => resultOf(server.app, managed.approveEntrants, { ids: [first] }, admin);
  const both = await Promise.all([approve(), approve()]);
  expect(both.map(({ succeeded }) => succeeded.length).sort()).toEqual([0, 1]);
  const rejected = await resultOf(
    server.app,
    managed.rejectEntrants,
    { ids: [first, second], reason: '名额已满' },
    admin,
  );
  expect(rejected).toMatchObject({ succeeded: [second], failed: [{ id: first, code: 'Entrant.StateMismatch' }] });
  expect(await notices('zhao')).toEqual([{ title: '「秋色大赛」的报名通过了', body: '' }]);
  expect(await notices('sun')).toEqual([{ title: '「秋色大赛」的报名没有通过', body: '名额已满' }]);
  expect(await mine(id, sun)).toMatchObject({ state: 'rejected', reason: '名额已满' });
  expect((await register(id, sun)).code).toBe('Entrant.Exists');
  const denied = await callEndpoint(server.app, managed.approveEntrants, { ids: [second] }, sun);
  expect(denied.status).toBe(403);
});

it('is cancelled while works are taken in, which withdraws them, and can be made anew', async () => {
  const zhou = await server.logInAs('zhou', []);
  const id = await plantActivity(server.db);
  await register(id, zhou);
  await server.db.execute(sql`INSERT INTO entry (activity_id, user_id, kind, number, state)
    SELECT ${id}, user_id, 'single', n, (ARRAY['submitted', 'accepted', 'rejected'])[n] FROM entrant, generate_series(1, 3) n WHERE activity_id = ${id}`);
  const cancel = () => callEndpoint(server.app, own.leaveActivity, { activityId: id }, zhou);
  const both = await Promise.all([cancel(), cancel()]);
  expect(both.map(({ code }) => code).sort()).toEqual(['Entrant.NotFound', null]);
  expect(both.find(({ result }) => result)?.result).toEqual({ withdrawn: 2 });
  expect(await mine(id, zhou)).toMatchObject({ state: 'cancelled' });
  expect((await register(id, zhou)).status).toBe(200);
  await passDays(server.db, id, 10);
  expect((await cancel()).code).toBe('Entrant.Locked');
  expect(await actions(id, zhou)).toEqual([]);
});

it('of a guest is the office’s invitation', async () => {
  const chen = await server.logInAs('chen', []);
  const id = await plantActivity(server.db);
  const invite = (userName: string) =>
    callEndpoint(server.app, managed.inviteGuest, { activityId: id, userName }, admin);
  expect(await invite('nobody')).toMatchObject({
    code: 'User.NotFound',
    validationErrors: [{ members: ['userName'] }],
  });
  const codes = (await Promise.all([invite('chen'), invite('Chen')])).map(({ code }) => code);
  expect(codes.sort()).toEqual(['Entrant.Exists', null]);
  expect(await mine(id, chen)).toMatchObject({ kind: 'guest', name: 'chen', state: 'approved', rightsVersion: 0 });
  expect(await notices('chen')).toMatchObject([{ title: '你被邀请为「秋色大赛」的特邀作者' }]);
  await passDays(server.db, id, 10);
  expect((await invite('li')).code).toBe('Entrant.Over');
});

it('goes with a deleted account', async () => {
  const qian = await server.logInAs('qian', []);
  const id = await plantActivity(server.db);
  await register(id, qian);
  await server.db.execute(sql`
    WITH made AS (INSERT INTO entry (activity_id, user_id, kind, number, state, explanation, appeal)
      SELECT ${id}, user_id, 'single', 1, 'rejected', '我在家拍的', '请再看看' FROM entrant WHERE activity_id = ${id} RETURNING id)
    INSERT INTO entry_decision (entry_id, from_state, to_state, message, former_reason, revision, was_mended)
    SELECT id, 'submitted', 'rejected', '钱先生您好', '原因', 1, false FROM made`);
  const [{ user } = { user: { id: 0 } }] = await list(id);
  await inTransaction(server.db, (transaction) =>
    forgetEntrants({ transaction, schema: 'tenant_default' }, { userId: user.id }),
  );
  expect(await list(id)).toEqual([]);
  const { rows } = await server.db.execute(sql`
    SELECT e.explanation, e.appeal, d.message, d.former_reason FROM entry e JOIN entry_decision d ON d.entry_id = e.id WHERE e.activity_id = ${id}`);
  expect(rows).toEqual([{ explanation: '', appeal: '', message: '', former_reason: '' }]);
});
