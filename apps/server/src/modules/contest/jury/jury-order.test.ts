import { getMyRounds, getOrder, setBallot, setOrder } from '@tuyuan/contract/contest/jury.ts';
import {
  addJuror,
  createRound,
  getCalibration,
  getJury,
  setRoundState,
} from '@tuyuan/contract/contest/jury-management.ts';
import { getRank } from '@tuyuan/contract/contest/rank-data.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type ContestBuilder, contestBuilder } from '../../../testing/contest-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { updateBoards } from '../ranking/index.ts';

type Headers = { authorization: string };
let server: TestServer;
let build: ContestBuilder;
let admin: Headers;
let ping: Headers;
let shen: Headers;
beforeAll(async () => {
  server = await startTestServer({ MODE: 'web' });
  build = contestBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
  ping = await server.logInAs('pingwei', ['judge', 'user']);
  shen = await server.logInAs('shenwei', ['judge', 'user']);
});
afterAll(() => server.stop());

async function contest(works: number, rules: Record<string, unknown> = {}) {
  const activityId = await build.activity({ rules });
  await server.db.execute(
    sql`UPDATE activity SET judge_from = now() - interval '1 hour', judge_to = now() + interval '1 day' WHERE id = ${activityId}`,
  );
  const entries = await build.works(activityId, works);
  for (const userName of ['pingwei', 'shenwei']) await resultOf(server.app, addJuror, { activityId, userName }, admin);
  return { activityId, entries };
}
const move = (id: number, state: string, reason = '') =>
  callEndpoint(server.app, setRoundState, { id, state, reason }, admin);
async function open(activityId: number, kind: string) {
  const { id } = await resultOf(server.app, createRound, { activityId, kind, quorum: 1 }, admin);
  return { roundId: id, opened: await move(id, 'open') };
}
const order = (roundId: number, headers = ping) => resultOf(server.app, getOrder, { roundId }, headers);
const give = (roundId: number, entryIds: readonly number[], headers = ping, conflicts: readonly number[] = []) =>
  callEndpoint(server.app, setOrder, { roundId, entryIds, conflicts }, headers);

it('takes a juror’s whole order, replaces it, and makes points of places', async () => {
  const { activityId, entries } = await contest(3);
  const [a = 0, b = 0, c = 0] = entries;
  const { roundId } = await open(activityId, 'rank');
  expect(await order(roundId)).toMatchObject({
    isGiven: false,
    items: [{ ballot: null }, { ballot: null }, { ballot: null }],
  });
  expect((await give(roundId, [a, b, c])).status).toBe(200);
  expect((await give(roundId, [c, a, b])).status).toBe(200);
  expect((await order(roundId)).items.map(({ id }) => id)).toEqual([c, a, b]);
  expect((await order(roundId)).isGiven).toBe(true);
  expect((await give(roundId, [a, b, c], shen)).status).toBe(200);
  const { works } = await resultOf(server.app, getCalibration, { roundId }, admin);
  // Points 100, 50, 0 of each: a has 50 and 100, c 100 and 0, b 0 and 50.
  expect(works.map(({ id, mean }) => [id, mean])).toEqual([
    [a, 75],
    [c, 50],
    [b, 25],
  ]);
  const mine = await resultOf(server.app, getMyRounds, {}, ping);
  expect(mine.items.find(({ id }) => id === roundId)).toMatchObject({ kind: 'rank', done: 3, total: 3, habit: null });
});

it('refuses an order of other works, half of one, a work twice, and single values', async () => {
  const { activityId, entries } = await contest(3);
  const [a = 0, b = 0, c = 0] = entries;
  const [own = 0] = await build.works(activityId, 1);
  await server.db.execute(
    sql`UPDATE entry SET user_id = (SELECT id FROM app_user WHERE user_name = 'pingwei') WHERE id = ${own}`,
  );
  const { roundId } = await open(activityId, 'rank');
  for (const wrong of [[a, b], [a, b, b], [a, b, c, own], [a, b, 999_999], []])
    expect((await give(roundId, wrong)).code).toBe('JuryBallot.WorksDiffer');
  expect((await callEndpoint(server.app, setBallot, { roundId, entryId: a, value: 5 }, ping)).code).toBe(
    'JuryBallot.BadValue',
  );
  expect((await give(roundId, [b, a], ping, [c])).status).toBe(200);
  expect((await order(roundId)).items.map(({ id, ballot }) => [id, ballot?.value])).toEqual([
    [b, 1],
    [a, 2],
    [c, null],
  ]);
  expect((await order(roundId)).items.map(({ id }) => id)).not.toContain(own);
  await move(roundId, 'paused');
  expect((await give(roundId, [a, b, c])).code).toBe('JuryRound.NotOpen');
  expect((await give(roundId, [a, b, c], await server.logInAs('luren', ['judge']))).code).toBe('JuryRound.NotFound');
  const scored = await contest(1);
  const { roundId: other } = await open(scored.activityId, 'score');
  expect((await give(other, scored.entries)).code).toBe('JuryBallot.WorksDiffer');
});

it('keeps one whole order of two that are given at once', async () => {
  const { activityId, entries } = await contest(4);
  const { roundId } = await open(activityId, 'rank');
  const turned = entries.toReversed();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => give(roundId, at % 2 ? entries : turned)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect([entries, turned]).toContainEqual((await order(roundId)).items.map(({ id }) => id));
});

it('opens for few enough works to be put in order', async () => {
  const { activityId } = await contest(61);
  expect((await open(activityId, 'rank')).opened.code).toBe('JuryRound.TooManyToRank');
});

it('shows a juror how their own values spread, once there are thirty', async () => {
  const { activityId, entries } = await contest(30);
  const { roundId } = await open(activityId, 'score');
  const habit = async () =>
    (await resultOf(server.app, getMyRounds, {}, ping)).items.find(({ id }) => id === roundId)?.habit;
  const score = (entryId: number, value: number) =>
    callEndpoint(server.app, setBallot, { roundId, entryId, value }, ping);
  for (const [index, id] of entries.slice(1).entries()) await score(id, index < 9 ? 4 : 7);
  await callEndpoint(server.app, setBallot, { roundId, entryId: entries[0] ?? 0, value: 9 }, shen);
  expect(await habit()).toBeNull();
  await score(entries[0] ?? 0, 10);
  expect(await habit()).toEqual([0, 0, 0, 0, 9, 0, 0, 20, 0, 0, 1]);
});

it('tells nothing of the jury’s scores before vote and judging have ended and the round is published', async () => {
  const { activityId, entries } = await contest(2, { juryShare: 60 });
  const [a = 0, b = 0] = entries;
  const { roundId } = await open(activityId, 'score');
  for (const headers of [ping, shen])
    for (const [entryId, value] of [
      [a, 9],
      [b, 6],
    ])
      await callEndpoint(server.app, setBallot, { roundId, entryId, value }, headers);
  await server.db.execute(sql`UPDATE entry SET votes = 1 WHERE id = ${b}`);
  const board = async (headers?: Headers) => resultOf(server.app, getRank, { activityId }, headers);
  const isSilent = async () => {
    for (const headers of [undefined, ping, admin]) {
      const { isJuryCounted, items } = await board(headers);
      expect(isJuryCounted).toBe(false);
      expect(items.every(({ juryScore, total }) => juryScore === null && total === null)).toBe(true);
    }
  };
  const set = (column: 'judge_to' | 'vote_to') =>
    server.db.execute(
      sql`UPDATE activity SET ${sql.identifier(column)} = now() - interval '2 minutes' WHERE id = ${activityId}`,
    );
  await isSilent();
  await move(roundId, 'closed');
  await set('judge_to');
  await isSilent();
  await move(roundId, 'published');
  await updateBoards(server.db);
  await isSilent();
  await set('vote_to');
  await updateBoards(server.db);
  expect(await board()).toMatchObject({
    state: 'final',
    isJuryCounted: true,
    shares: { jury: 60, crowd: 40 },
    // Nobody voted: 90 × 0.6.
    items: [
      { id: a, rank: 1, juryScore: 90, crowdScore: 0, total: 54, change: null },
      { id: b, rank: 2, juryScore: 60, total: 36 },
    ],
  });
  expect((await resultOf(server.app, getJury, { activityId }, admin)).rounds[0]?.state).toBe('published');
});

it('ranks by the jury alone where there is no vote, once it has ended', async () => {
  const { activityId, entries } = await contest(3);
  await server.db.execute(
    sql`UPDATE activity SET vote_from = NULL, vote_to = NULL, rules = rules || '{"voting": null}' WHERE id = ${activityId}`,
  );
  const [a = 0, b = 0, c = 0] = entries;
  const { roundId } = await open(activityId, 'score');
  for (const headers of [ping, shen])
    for (const [entryId, value] of [
      [a, 5],
      [b, 8],
      [c, 5],
    ])
      await callEndpoint(server.app, setBallot, { roundId, entryId, value }, headers);
  const board = () => resultOf(server.app, getRank, { activityId });
  expect(await board()).toMatchObject({ state: 'early', hasVote: false, shares: { jury: 100, crowd: 0 }, items: [] });
  await move(roundId, 'closed');
  await server.db.execute(sql`UPDATE activity SET judge_to = now() - interval '1 minute' WHERE id = ${activityId}`);
  expect(await board()).toMatchObject({ state: 'provisional', isJuryCounted: false, items: [] });
  await move(roundId, 'published');
  expect(await board()).toMatchObject({
    state: 'final',
    items: [
      { id: b, rank: 1, total: 80 },
      { id: a, rank: 2, total: 50 },
      { id: c, rank: 3, total: 50 },
    ],
  });
});

it('keeps what every round that has ended gave, also where an older one is published last', async () => {
  const { activityId, entries } = await contest(2, { juryShare: 60 });
  const [a = 0, b = 0] = entries;
  const rounds: number[] = [];
  for (const values of [
    [9, 6],
    [4, 8],
  ]) {
    const { roundId } = await open(activityId, 'score');
    rounds.push(roundId);
    for (const headers of [ping, shen])
      for (const [index, entryId] of [a, b].entries())
        await callEndpoint(server.app, setBallot, { roundId, entryId, value: values[index] }, headers);
    await move(roundId, 'closed');
  }
  const kept = async () =>
    (await server.db.execute(sql`SELECT entry_id, score FROM jury_score WHERE activity_id = ${activityId} ORDER BY 1`))
      .rows;
  const both = [
    { entry_id: a, score: 70 },
    { entry_id: b, score: 90 },
  ];
  const [older = 0, newer = 0] = rounds;
  expect((await move(newer, 'published')).status).toBe(200);
  expect(await kept()).toEqual(both);
  expect((await move(older, 'published')).status).toBe(200);
  expect(await kept()).toEqual(both);
});

it('does not wait for a jury that began no round: votes alone decide, and without a vote the board is empty', async () => {
  const over = sql`now() - interval '2 minutes'`;
  const { activityId, entries } = await contest(2, { juryShare: 60 });
  await resultOf(server.app, createRound, { activityId, kind: 'score', quorum: 1 }, admin);
  await server.db.execute(sql`UPDATE activity SET vote_to = ${over} WHERE id = ${activityId}`);
  await updateBoards(server.db);
  expect((await resultOf(server.app, getRank, { activityId })).state).toBe('provisional');
  await server.db.execute(sql`UPDATE activity SET judge_to = ${over} WHERE id = ${activityId}`);
  expect(await resultOf(server.app, getRank, { activityId })).toMatchObject({
    state: 'final',
    isJuryCounted: false,
    shares: { jury: 0, crowd: 100 },
    items: entries.map((id) => ({ id, rank: 1 })),
  });
  await server.db.execute(
    sql`UPDATE activity SET vote_from = NULL, vote_to = NULL, rules = rules || '{"voting": null}' WHERE id = ${activityId}`,
  );
  await server.db.execute(sql`DELETE FROM vote_board WHERE activity_id = ${activityId}`);
  expect(await resultOf(server.app, getRank, { activityId })).toMatchObject({ state: 'final', items: [] });
});
