import * as shown from '@tuyuan/contract/contest/activity-data.ts';
import * as managed from '@tuyuan/contract/contest/activity-management.ts';
import { doVote } from '@tuyuan/contract/contest/vote-data.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { contestBuilder } from '../../../testing/contest-builder.ts';
import { plantPeople } from '../../../testing/plant-people.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Person = { authorization: string };
let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

const inDays = (days: number) => toWireDate(new Date(Date.now() + days * 86_400_000));
const create = (name = '秋色大赛') =>
  resultOf(server.app, managed.createActivity, { name, submitFrom: inDays(-1), submitTo: inDays(9) }, admin);
const change = (draft: managed.ActivityDraft, facts: Partial<managed.ActivityFacts>, more: object = {}) => {
  const input = { ...draft.facts, ...facts, id: draft.id, revision: draft.revision, reason: '', ...more };
  return callEndpoint(server.app, managed.updateActivity, input, admin);
};
const changed = async (...args: Parameters<typeof change>) =>
  managed.ActivityDraft.parse((await change(...args)).result);
const read = (id: number, person?: Person) => resultOf(server.app, shown.getActivity, { id }, person);

const cover = `/api/Resource/Misc/${'a'.repeat(22)}`;
async function published() {
  const draft = await changed(await create(), {
    cover,
    description: '拍下秋天',
    detail: '<p>拍<script>1</script></p>',
  });
  return resultOf(server.app, managed.publishActivity, { id: draft.id, revision: draft.revision }, admin);
}
const takePart = (activityId: number, name: string) =>
  server.db.execute(sql`INSERT INTO entrant (activity_id, user_id, kind, name, rights_version, state)
    SELECT ${activityId}, id, 'person', user_name, 1, 'approved' FROM app_user WHERE user_name = ${name}`);
const notices = async (name: string) =>
  (
    await server.db.execute(
      sql`SELECT n.title FROM notification n JOIN app_user u ON u.id = n.user_id WHERE u.user_name = ${name} ORDER BY n.id`,
    )
  ).rows;

it('is seen once it is published, which says what is missing', async () => {
  const draft = await create();
  expect((await callEndpoint(server.app, shown.getActivity, { id: draft.id })).status).toBe(404);
  const early = await callEndpoint(
    server.app,
    managed.publishActivity,
    { id: draft.id, revision: draft.revision },
    admin,
  );
  expect(early.code).toBe('Activity.NotPublishable');
  const { id } = await published();
  expect(await read(id)).toMatchObject({
    progressState: 'submitting',
    detail: '<p>拍</p>',
    cover,
    allowActions: ['register'],
    works: 0,
  });
  const { items } = await resultOf(server.app, shown.getActivities, {});
  expect(items.map((item) => item.id)).toContain(id);
  expect(items.map((item) => item.id)).not.toContain(draft.id);
});

it('goes through its states by its stages, the later of two that overlap', async () => {
  const { id } = await published();
  const stateAt = async (at: string) => {
    const { rows } = await server.db.execute(
      sql`SELECT activity_progress(a, ${at}::timestamptz) AS state FROM activity a WHERE id = ${id}`,
    );
    return rows[0]?.state;
  };
  await server.db.execute(sql`UPDATE activity SET register_from = '2026-01-01', register_to = '2026-01-10', submit_from = '2026-01-02', submit_to = '2026-01-10',
    vote_from = '2026-01-08', vote_to = '2026-01-20', judge_from = '2026-01-22', judge_to = '2026-01-25', publicity_from = '2026-01-26', publicity_to = '2026-01-30' WHERE id = ${id}`);
  const days = [
    '2025-12-31',
    '2026-01-01',
    '2026-01-07',
    '2026-01-09',
    '2026-01-21',
    '2026-01-23',
    '2026-01-27',
    '2026-01-30',
  ];
  const states = [];
  for (const day of days) states.push(await stateAt(day));
  expect(states).toEqual([
    'preview',
    'submitting',
    'submitting',
    'voting',
    'reviewing',
    'judging',
    'publicity',
    'finished',
  ]);
});

it('tells of a change of rules with its reason once it is public, and keeps the difference', async () => {
  const activity = await published();
  await server.logInAs('li', []);
  await takePart(activity.id, 'li');
  const rules = { ...activity.facts.rules, worksPerPerson: 3 };
  const compared = await resultOf(
    server.app,
    managed.getActivityDifferences,
    { id: activity.id, ...activity.facts, rules },
    admin,
  );
  expect(compared).toEqual({ told: 1, differences: [{ label: '每人作品', before: '至多 5 件', after: '至多 3 件' }] });
  const refused = await change(activity, { rules });
  expect(refused).toMatchObject({ validationErrors: [{ members: ['reason'] }] });
  await changed(activity, { rules }, { reason: '场地有限' });
  expect((await read(activity.id)).changes).toMatchObject([{ reason: '场地有限', differences: compared.differences }]);
  expect(await notices('li')).toEqual([{ title: '「秋色大赛」改了规则' }]);
  expect((await change(activity, { name: '别名' })).code).toBe('Activity.ChangedMeanwhile');
});

it('refuses stages in the wrong order, a vote without its time, and words of the list', async () => {
  const draft = await create();
  const { stages, rules } = draft.facts;
  const wrong = await change(draft, { stages: { ...stages, vote: { from: inDays(12), to: inDays(11) } } });
  expect(wrong).toMatchObject({ validationErrors: [{ members: ['stages.vote.to'] }] });
  const voting = {
    perDay: 3,
    inAll: 10,
    perCategoryDay: null,
    voters: 'phone' as const,
    takeBackMinutes: 10,
    showsVotes: true,
    freezeHours: 0,
  };
  const alone = await change(draft, { rules: { ...rules, voting } });
  expect(alone).toMatchObject({ validationErrors: [{ members: ['rules.voting'] }] });
});

it('is cancelled for good with a reason that everybody who takes part is told', async () => {
  const activity = await published();
  await server.logInAs('wang', []);
  await takePart(activity.id, 'wang');
  const cancel = () => callEndpoint(server.app, managed.cancelActivity, { id: activity.id, reason: '天气' }, admin);
  const both = await Promise.all([cancel(), cancel()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await notices('wang')).toEqual([{ title: '「秋色大赛」取消了' }]);
  expect(await read(activity.id)).toMatchObject({
    progressState: 'cancelled',
    cancelledReason: '天气',
    allowActions: [],
  });
  expect((await change(activity, {})).status).toBe(409);
});

it('is deleted only while a draft', async () => {
  const remove = (id: number) => callEndpoint(server.app, managed.deleteActivity, { id }, admin);
  expect((await remove((await published()).id)).status).toBe(409);
  const draft = await create();
  expect((await remove(draft.id)).status).toBe(200);
  expect((await remove(draft.id)).status).toBe(404);
});

it('keeps its vote once somebody has voted, also of the two at once', async () => {
  const build = contestBuilder(server.db);
  const [person] = await plantPeople(server.db, 1);
  if (!person) throw new Error('nobody');
  const { authorization } = person;
  const plant = async () => {
    const activityId = await build.activity();
    const [entryId = 0] = await build.works(activityId, 1);
    const draft = await resultOf(server.app, managed.getManagedActivity, { id: activityId }, admin);
    const { stages, rules } = draft.facts;
    const drop = () =>
      change(draft, { stages: { ...stages, vote: null }, rules: { ...rules, voting: null } }, { reason: '不投了' });
    const vote = () => callEndpoint(server.app, doVote, { activityId, entryId }, { authorization });
    return { drop, vote };
  };
  const voted = await plant();
  expect((await voted.vote()).code).toBeNull();
  expect(await voted.drop()).toMatchObject({
    code: 'Activity.VotesGiven',
    validationErrors: [{ members: ['rules.voting'] }],
  });
  const unvoted = await plant();
  expect((await unvoted.drop()).code).toBeNull();
  expect((await unvoted.vote()).status).toBeGreaterThanOrEqual(400);
  const raced = await plant();
  const codes = (await Promise.all([raced.drop(), raced.vote()])).map(({ code }) => code);
  expect(codes.filter((code) => code === null)).toHaveLength(1);
});
