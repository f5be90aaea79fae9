import { getRank } from '@tuyuan/contract/contest/rank-data.ts';
import { doVote, takeBackVote } from '@tuyuan/contract/contest/vote-data.ts';
import { decideRiskGroups, getRiskGroups, getVoteMonitor } from '@tuyuan/contract/contest/vote-management.ts';
import { getDashboardTasks } from '@tuyuan/contract/site/dashboard.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type ContestBuilder, contestBuilder } from '../../../testing/contest-builder.ts';
import { plantPeople } from '../../../testing/plant-people.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { quarantineRiskyVotes } from './index.ts';

let server: TestServer;
let build: ContestBuilder;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ MODE: 'web' });
  build = contestBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

const monitor = (id: number) => resultOf(server.app, getVoteMonitor, { id }, admin);
const groups = async (activityId: number) => (await resultOf(server.app, getRiskGroups, { activityId }, admin)).items;
const waits = async () =>
  (await resultOf(server.app, getDashboardTasks, {}, admin)).items.find(({ key }) => key === 'voteRisks')?.count;
const decide = (ids: number[], decision: 'remove' | 'restore') =>
  resultOf(server.app, decideRiskGroups, { ids, decision, reason: '核实过' }, admin);
const votesOf = async (entryId: number) =>
  (await server.db.execute(sql`SELECT votes FROM entry WHERE id = ${entryId}`)).rows[0]?.votes;

/** One honest vote for the first work, seven of one device for the second. */
async function plantFarm() {
  const activityId = await build.activity();
  const [honest = 0, farmed = 0] = await build.works(activityId, 2);
  const [person, ...accounts] = await plantPeople(server.db, 8);
  if (!person) throw new Error('nobody');
  await resultOf(server.app, doVote, { activityId, entryId: honest }, { authorization: person.authorization });
  for (const { authorization } of accounts)
    await resultOf(
      server.app,
      doVote,
      { activityId, entryId: farmed },
      { authorization, cookie: `voter=${'f'.repeat(22)}` },
    );
  return { activityId, farmed, accounts };
}

/** The same, after they were looked at. */
async function farm() {
  const planted = await plantFarm();
  await quarantineRiskyVotes(server.db, 'Asia/Shanghai');
  const [group] = await groups(planted.activityId);
  if (!group) throw new Error('no group');
  return { ...planted, group };
}

it('shows what the votes of a group do to the ranks, removes them, and lets them count again', async () => {
  const { activityId, farmed, group } = await farm();
  expect(group).toMatchObject({ kind: 'device', votes: 7, state: 'quarantined', rankWithout: 2, rankWith: 1 });
  expect(await monitor(activityId)).toMatchObject({ casts: 8, quarantined: 7, removed: 0, valid: 1 });
  expect(await waits()).toBe(1);
  expect((await decide([group.id], 'remove')).succeeded).toEqual([group.id]);
  expect(await waits()).toBe(0);
  const removed = await monitor(activityId);
  expect(removed).toMatchObject({ casts: 8, quarantined: 0, removed: 7, valid: 1 });
  expect(removed.hours.reduce((sum, hour) => sum + hour.removed, 0)).toBe(7);
  expect((await groups(activityId))[0]).toMatchObject({
    state: 'removed',
    decision: '核实过',
    rankWithout: 2,
    rankWith: 1,
  });
  await decide([group.id], 'restore');
  expect(await monitor(activityId)).toMatchObject({ quarantined: 0, removed: 0, valid: 8 });
  expect(await votesOf(farmed)).toBe(7);
  expect((await groups(activityId))[0]).toMatchObject({ state: 'restored', rankWithout: 2, rankWith: 1 });
  await quarantineRiskyVotes(server.db, 'Asia/Shanghai');
  expect(await votesOf(farmed)).toBe(7);
});

it('is decided once, however many decide at a time; a vote that was taken back stays so', async () => {
  const { activityId, farmed, group, accounts } = await farm();
  const [first] = accounts;
  const headers = { authorization: first?.authorization ?? '' };
  await resultOf(server.app, takeBackVote, { activityId, entryId: farmed }, headers);
  const all = await Promise.all(Array.from({ length: 20 }, () => decide([group.id], 'remove')));
  expect(all.flatMap(({ succeeded }) => succeeded)).toEqual([group.id]);
  expect(all.flatMap(({ failed }) => failed.map(({ code }) => code))).toEqual(Array(19).fill('RiskGroup.Decided'));
  expect(await monitor(activityId)).toMatchObject({ casts: 8, withdrawn: 1, removed: 6, valid: 1 });
  expect((await resultOf(server.app, getRank, { activityId }, admin)).state).toBe('live');
});

it('is for the office, with a reason', async () => {
  const { group, accounts } = await farm();
  const [first] = accounts;
  const headers = { authorization: first?.authorization ?? '' };
  const input = { ids: [group.id], decision: 'remove', reason: '核实过' };
  expect((await callEndpoint(server.app, decideRiskGroups, input, headers)).status).toBe(403);
  expect(
    (await callEndpoint(server.app, decideRiskGroups, { ...input, reason: ' ' }, admin)).validationErrors,
  ).toMatchObject([{ members: ['reason'] }]);
  expect((await decide([999_999], 'remove')).failed).toMatchObject([{ code: 'RiskGroup.NotFound' }]);
});

it('tells who voted when it decides on their votes after the end', async () => {
  const { activityId, group } = await farm();
  const told = async () =>
    (
      await server.db.execute(
        sql`SELECT seq FROM hub_event WHERE name = 'voteFinal' AND payload ->> 'activityId' = ${String(activityId)}`,
      )
    ).rows.length;
  await decide([group.id], 'remove');
  expect(await told()).toBe(0);
  await server.db.execute(sql`UPDATE activity SET vote_to = now() - interval '1 second' WHERE id = ${activityId}`);
  await decide([group.id], 'restore');
  expect(await told()).toBe(7);
});

it('goes on with the other activities where one fails', async () => {
  const broken = await plantFarm();
  const whole = await plantFarm();
  await server.db.execute(sql`
    CREATE FUNCTION break_groups() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$`);
  await server.db.execute(sql`
    CREATE TRIGGER broken BEFORE INSERT ON vote_risk_group FOR EACH ROW
    WHEN (NEW.activity_id = ${sql.raw(String(broken.activityId))}) EXECUTE FUNCTION break_groups()`);
  const failures = await quarantineRiskyVotes(server.db, 'Asia/Shanghai');
  await server.db.execute(sql`DROP TRIGGER broken ON vote_risk_group`);
  expect(failures.map(({ activityId }) => activityId)).toEqual([broken.activityId]);
  expect(await groups(broken.activityId)).toEqual([]);
  expect(await groups(whole.activityId)).toMatchObject([{ votes: 7 }]);
});
