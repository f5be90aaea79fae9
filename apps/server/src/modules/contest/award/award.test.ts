import { getActivities, getActivity } from '@tuyuan/contract/contest/activity-data.ts';
import { getManagedActivity, updateActivity } from '@tuyuan/contract/contest/activity-management.ts';
import * as shown from '@tuyuan/contract/contest/award.ts';
import * as managed from '@tuyuan/contract/contest/award-management.ts';
import { awardCertificatePath } from '@tuyuan/contract/contest/contest-path.ts';
import { doVote } from '@tuyuan/contract/contest/vote-data.ts';
import { getWork } from '@tuyuan/contract/contest/work.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '../../../platform/database/database.ts';
import { many, one } from '../../../platform/database/rows.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type ContestBuilder, contestBuilder } from '../../../testing/contest-builder.ts';
import { plantActivity } from '../../../testing/plant-activity.ts';
import { plantPeople } from '../../../testing/plant-people.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetEntrants } from '../entrant/index.ts';
import { updateBoards } from '../ranking/index.ts';
import { forgetAwards } from './forget-awards.ts';

type Person = { authorization: string };
let server: TestServer;
let build: ContestBuilder;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ MODE: 'web' });
  build = contestBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());
beforeEach(() => setClock(0));

const setClock = (minutes: number) =>
  server.db.execute(
    sql.raw(
      `CREATE OR REPLACE FUNCTION vote_clock() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$ SELECT clock_timestamp() + interval '${minutes} minutes' $$`,
    ),
  );

const prizes = [
  { name: '一等奖', places: 1, reward: '¥20 000' },
  { name: '二等奖', places: 2, reward: '' },
];
let authors = 0;

/** A contest with three works whose vote has ended, 3, 1 and 1 votes for them; the winner logged in. */
async function ended() {
  authors += 1;
  const winner = await server.logInAs(`huojiang${authors}`, []);
  const activityId = await build.activity({ voteTo: 1, rules: { prizes, isBlind: true } });
  const [first = 0] = await build.works(activityId, 1);
  await server.db.execute(
    sql`UPDATE entry SET user_id = (SELECT id FROM app_user WHERE user_name = ${`huojiang${authors}`}) WHERE id = ${first}`,
  );
  const [second = 0, third = 0] = await build.works(activityId, 2);
  const [a, b, c] = await plantPeople(server.db, 3);
  if (!a || !b || !c) throw new Error('nobody');
  for (const { authorization } of [a, b, c])
    await resultOf(server.app, doVote, { activityId, entryId: first }, { authorization });
  await resultOf(server.app, doVote, { activityId, entryId: second }, { authorization: a.authorization });
  await resultOf(server.app, doVote, { activityId, entryId: third }, { authorization: b.authorization });
  await setClock(62);
  await updateBoards(server.db);
  return { activityId, first, second, third, winner };
}
const desk = (activityId: number) => resultOf(server.app, managed.getAwardDesk, { activityId }, admin);
const set = (activityId: number, revision: number, awards: { prize: string; entryId: number }[]) =>
  callEndpoint(server.app, managed.setAwards, { activityId, revision, awards }, admin);
const publish = (activityId: number, revision: number) =>
  callEndpoint(server.app, managed.publishAwards, { activityId, revision }, admin);
const revoke = (id: number, reason = '原始文件与参赛文件不符') =>
  callEndpoint(server.app, managed.revokeAward, { id, reason }, admin);
const verify = (no: string) => callEndpoint(server.app, shown.verifyAward, { no });
const pdf = (no: string, headers: Partial<Person> = {}) =>
  server.app.inject({ url: awardCertificatePath(no), headers });

async function published() {
  const contest = await ended();
  const awards = [
    { prize: '一等奖', entryId: contest.first },
    { prize: '二等奖', entryId: contest.second },
  ];
  expect((await set(contest.activityId, 0, awards)).code).toBeNull();
  const { result } = await publish(contest.activityId, 1);
  const [first, second] = result?.awards ?? [];
  if (!first || !second) throw new Error('nothing published');
  return { ...contest, award: first, other: second };
}

it('proposes by the board, publishes with names and ranks, and tells the winner', async () => {
  const { activityId, first, second, third, winner } = await ended();
  const proposal = await resultOf(server.app, managed.getAwardProposal, { activityId }, admin);
  expect(proposal.prizes).toMatchObject([
    { name: '一等奖', works: [{ entryId: first, rank: 1 }], tied: [] },
    { name: '二等奖', works: [{ entryId: second }, { entryId: third }], tied: [] },
  ]);
  const set1 = await set(activityId, 0, [{ prize: '一等奖', entryId: first }]);
  expect(set1.result).toMatchObject({
    revision: 1,
    blocked: '',
    awards: [{ state: 'awarded', rank: 1, entryId: first }],
  });
  const no = set1.result?.awards[0]?.no ?? '';
  expect((await resultOf(server.app, shown.getAwards, { activityId })).prizes).toEqual([]);
  expect((await verify(no)).code).toBe('Award.NotFound');
  expect((await pdf(no, winner)).statusCode).toBe(404);
  expect((await pdf(no, admin)).statusCode).toBe(200);
  const set2 = await set(activityId, 1, [
    { prize: '二等奖', entryId: third },
    { prize: '一等奖', entryId: first },
  ]);
  expect(set2.result?.awards.map((award) => [award.prize, award.no === no])).toEqual([
    ['一等奖', true],
    ['二等奖', false],
  ]);
  expect((await publish(activityId, 2)).code).toBeNull();

  const { prizes: found } = await resultOf(server.app, shown.getAwards, { activityId });
  expect(found).toMatchObject([
    {
      name: '一等奖',
      reward: '¥20 000',
      awards: [{ entryId: first, number: 1, rank: 1, author: `huojiang${authors}` }],
    },
    { name: '二等奖', reward: '', awards: [{ entryId: third, rank: 2 }] },
  ]);
  expect(await resultOf(server.app, getWork, { id: first })).toMatchObject({ prizes: ['一等奖'] });
  const info = await resultOf(server.app, getActivity, { id: activityId });
  expect(info).toMatchObject({ winner: { prize: '一等奖', title: '作品 1', author: `huojiang${authors}` } });
  expect(info.allowActions).toContain('awards');
  expect(
    (await resultOf(server.app, getActivities, {})).items.find(({ id }) => id === activityId)?.winner,
  ).not.toBeNull();

  const own = await resultOf(server.app, shown.getAchievements, { activityId }, winner);
  expect(own).toMatchObject({
    awards: [{ no, state: 'published', prize: '一等奖' }],
    shortlisted: [{ entryId: first }],
  });
  const Told = z.object({ title: z.string() });
  const told = await many(
    server.db,
    Told,
    sql`SELECT n.title FROM notification n JOIN app_user u ON u.id = n.user_id WHERE u.user_name = ${`huojiang${authors}`}`,
  );
  expect(told).toEqual([{ title: '恭喜，作品 0001「作品 1」在「四季大赛」中获一等奖' }]);
});

it('is not published before every stage has ended, nor over a running round, nor before the board is whole', async () => {
  const { activityId, first } = await ended();
  await set(activityId, 0, [{ prize: '一等奖', entryId: first }]);
  await setClock(0);
  expect((await publish(activityId, 1)).code).toBe('Award.StagesRun');
  await setClock(62);
  for (const stage of ['submit', 'judge', 'publicity']) {
    await server.db.execute(
      sql`UPDATE activity SET ${sql.identifier(`${stage}_from`)} = now() - interval '9 days', ${sql.identifier(`${stage}_to`)} = now() + interval '2 hours' WHERE id = ${activityId}`,
    );
    expect((await publish(activityId, 1)).code).toBe('Award.StagesRun');
    expect((await desk(activityId)).blocked).toContain('都结束之后');
    await server.db.execute(
      sql`UPDATE activity SET ${sql.identifier(`${stage}_to`)} = now() - interval '1 day' WHERE id = ${activityId}`,
    );
  }
  await server.db.execute(
    sql`INSERT INTO jury_round (activity_id, number, kind, quorum, state) VALUES (${activityId}, 1, 'score', 1, 'paused')`,
  );
  expect((await publish(activityId, 1)).code).toBe('Award.RoundRuns');
  await server.db.execute(sql`UPDATE jury_round SET state = 'closed' WHERE activity_id = ${activityId}`);
  await server.db.execute(sql`UPDATE vote_board SET counted_to = counted_to - interval '1 minute'`);
  expect((await publish(activityId, 1)).code).toBe('Award.BoardMoves');
  await updateBoards(server.db);
  expect((await publish(activityId, 1)).code).toBeNull();
});

it('is not published while objections, quarantined votes or the jury wait, nor over votes that moved since the board', async () => {
  const { activityId, first, second } = await ended();
  await set(activityId, 0, [{ prize: '一等奖', entryId: first }]);
  const refused = async () => (await publish(activityId, 1)).code;
  const change = (fields: string) =>
    server.db.execute(sql`UPDATE activity SET ${sql.raw(fields)} WHERE id = ${activityId}`);
  await change('open_objections = 1');
  expect(await refused()).toBe('Award.ObjectionsOpen');
  await change('open_objections = 0, vote_from = NULL, vote_to = NULL');
  await change('open_objections = 1');
  expect(await refused()).toBe('Award.ObjectionsOpen');
  await change(`open_objections = 0, vote_from = now() - interval '1 hour', vote_to = now() + interval '1 hour'`);
  await server.db.execute(sql`INSERT INTO vote_risk_group (activity_id, entry_id, kind, source, reason, score, first_at, last_at)
    VALUES (${activityId}, ${second}, 'device', 'x', '同一设备', 80, now(), now())`);
  await updateBoards(server.db);
  expect(await refused()).toBe('Award.VotesQuarantined');
  await server.db.execute(sql`UPDATE vote_risk_group SET state = 'restored' WHERE activity_id = ${activityId}`);
  await server.db.execute(
    sql`SELECT move_votes(${activityId}::int, ARRAY(SELECT id FROM vote WHERE entry_id = ${second}), 'remove', '刷票')`,
  );
  expect(await refused()).toBe('Award.BoardMoves');
  await updateBoards(server.db);
  await change(
    `judge_from = now() - interval '2 days', judge_to = now() - interval '1 day', rules = rules || '{"juryShare": 50}'`,
  );
  await server.db.execute(
    sql`INSERT INTO jury_round (activity_id, number, kind, quorum, state) VALUES (${activityId}, 1, 'score', 1, 'closed')`,
  );
  // Of the jury's clock the vote has not ended yet.
  await change(`vote_to = now() - interval '1 second'`);
  await updateBoards(server.db);
  expect(await refused()).toBe('Award.JuryUnpublished');
  await server.db.execute(sql`UPDATE jury_round SET state = 'published' WHERE activity_id = ${activityId}`);
  expect(await refused()).toBeNull();
});

it('proposes works without a picture, and knows the places of more than a hundred', async () => {
  const { activityId, first } = await ended();
  await server.db.execute(sql`DELETE FROM entry_image WHERE entry_id = ${first}`);
  await server.db.execute(sql`INSERT INTO entry (activity_id, user_id, kind, number, title, state)
    SELECT ${activityId}, user_id, 'single', n, '', 'accepted' FROM entry, generate_series(10, 120) n WHERE id = ${first}`);
  const proposal = await resultOf(server.app, managed.getAwardProposal, { activityId }, admin);
  expect(proposal.prizes[0]).toMatchObject({ works: [{ entryId: first, rank: 1 }] });
  const last = await resultOf(server.app, managed.findAwardWork, { activityId, number: 120 }, admin);
  expect(last.rank).toBe(4);
});

it('of two editors at once one sets, of two who publish at once one does, and the winner is told once', async () => {
  const { activityId, first, second } = await ended();
  const sets = await Promise.all([first, second].map((entryId) => set(activityId, 0, [{ prize: '一等奖', entryId }])));
  expect(sets.map(({ code }) => code).sort()).toEqual(['Award.ChangedMeanwhile', null]);
  const both = await Promise.all([publish(activityId, 1), publish(activityId, 1)]);
  expect(both.map(({ code }) => code).sort()).toEqual(['Award.ChangedMeanwhile', null]);
  const [award] = (await desk(activityId)).awards;
  const revoked = await Promise.all([revoke(award?.id ?? 0), revoke(award?.id ?? 0)]);
  expect(revoked.map(({ code }) => code).sort()).toEqual(['Award.StateMismatch', null]);
});

it('keeps to the prizes, their places and accepted works', async () => {
  const { activityId, first, second, third } = await published();
  const with2 = (...awards: { prize: string; entryId: number }[]) => set(activityId, 2, awards);
  expect((await with2({ prize: '特等奖', entryId: third })).code).toBe('Award.NoPrize');
  expect(await with2({ prize: '一等奖', entryId: third })).toMatchObject({ code: 'Award.TooMany' });
  expect((await with2({ prize: '二等奖', entryId: second })).code).toBe('Award.Twice');
  const [foreign = 0] = await build.works(await build.activity(), 1);
  expect((await with2({ prize: '二等奖', entryId: foreign })).code).toBe('Award.WorkGone');
  expect((await publish(activityId, 2)).code).toBe('Award.NoneSet');
  expect((await with2({ prize: '二等奖', entryId: first })).code).toBeNull();
  expect((await resultOf(server.app, managed.findAwardWork, { activityId, number: 3 }, admin)).entryId).toBe(third);
  const noVote = await plantActivity(server.db);
  await server.db.execute(sql`UPDATE activity SET vote_from = NULL, vote_to = NULL WHERE id = ${noVote}`);
  expect(await desk(noVote)).toMatchObject({ hasBoard: false });
  expect((await callEndpoint(server.app, managed.getAwardProposal, { activityId: noVote }, admin)).code).toBe(
    'Award.NoBoard',
  );
  const reviewer = await server.logInAs('shenhe', ['reviewer']);
  expect((await callEndpoint(server.app, managed.getAwardDesk, { activityId }, reviewer)).status).toBe(403);
});

it('an awarded prize keeps its name and places in the rules', async () => {
  const { activityId } = await published();
  await server.db.execute(
    sql`UPDATE activity SET publicity_from = now() + interval '2 hours', publicity_to = now() + interval '1 day' WHERE id = ${activityId}`,
  );
  const draft = await resultOf(server.app, getManagedActivity, { id: activityId }, admin);
  const save = (changed: typeof prizes) => {
    const { facts, revision } = draft;
    const input = {
      id: activityId,
      revision,
      reason: '调整奖项',
      ...facts,
      rules: { ...facts.rules, prizes: changed },
    };
    return callEndpoint(server.app, updateActivity, input, admin);
  };
  const [first, second] = prizes;
  if (!first || !second) throw new Error('no prizes');
  const renamed = await save([{ ...first, name: '金奖' }, second]);
  expect(renamed).toMatchObject({ code: 'Activity.PrizeAwarded', validationErrors: [{ members: ['rules.prizes'] }] });
  expect((await save([first, first])).code).toBe('Activity.PrizesAlike');
  expect((await save([first, { ...second, places: 5 }])).code).toBeNull();
});

it('a revoked certificate says why to everybody, and its place can be given again', async () => {
  const { activityId, third, award, winner } = await published();
  expect((await pdf(award.no)).statusCode).toBe(401);
  expect((await pdf(award.no, await server.logInAs('luren', []))).statusCode).toBe(404);
  const file = await pdf(award.no, winner);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await verify(award.no.toLowerCase().replaceAll('-', ' '))).result).toMatchObject({
    isRevoked: false,
    author: `huojiang${authors}`,
    title: '作品 1',
    rank: 1,
  });
  expect((await revoke(award.id, ' ')).status).toBe(400);
  expect((await revoke(award.id)).code).toBeNull();
  expect((await verify(award.no)).result).toMatchObject({ isRevoked: true, reason: '原始文件与参赛文件不符' });
  expect((await verify('A-2611-00000-00000')).code).toBe('Award.NotFound');
  expect((await verify('L-2611-00000-00000')).code).toBe('Award.NotFound');
  expect((await resultOf(server.app, shown.getAwards, { activityId })).prizes.map(({ name }) => name)).toEqual([
    '二等奖',
  ]);
  expect((await resultOf(server.app, shown.getAchievements, {}, winner)).awards).toMatchObject([
    { state: 'revoked', reason: '原始文件与参赛文件不符' },
  ]);
  expect((await set(activityId, 3, [{ prize: '一等奖', entryId: third }])).code).toBeNull();
  expect((await publish(activityId, 4)).code).toBeNull();
});

it('a deleted account leaves its certificate as it is printed, and is named nowhere else', async () => {
  const { activityId, first, award, winner } = await published();
  const name = `huojiang${authors}`;
  const { id } = await one(
    server.db,
    z.object({ id: z.int() }),
    sql`SELECT id FROM app_user WHERE user_name = ${name}`,
  );
  await inTransaction(server.db, async (transaction) => {
    const occurrence = { transaction, schema: 'tenant_default' };
    await forgetAwards(occurrence, { userId: id });
    await forgetEntrants(occurrence, { userId: id });
  });
  expect((await verify(award.no)).result).toMatchObject({
    author: name,
    title: '作品 1',
    entryId: null,
    picture: null,
  });
  expect((await resultOf(server.app, shown.getAwards, { activityId })).prizes[0]?.awards).toMatchObject([
    { author: '', title: '作品 1', entryId: null },
  ]);
  expect((await callEndpoint(server.app, getWork, { id: first })).code).toBe('Entry.NotFound');
  expect((await pdf(award.no, winner)).statusCode).toBe(404);
  expect((await pdf(award.no, admin)).statusCode).toBe(200);
});
