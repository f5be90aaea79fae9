import { join } from 'node:path';
import { workPicturePath } from '@tuyuan/contract/contest/contest-path.ts';
import { getMyRounds, getQueue, setBallot, undoBallot } from '@tuyuan/contract/contest/jury.ts';
import {
  addJuror,
  createRound,
  deleteRound,
  getCalibration,
  getJury,
  raiseQuorum,
  removeJuror,
  setRoundState,
} from '@tuyuan/contract/contest/jury-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openDiskStorage } from '../../../adapters/storage/disk.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type ContestBuilder, contestBuilder } from '../../../testing/contest-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { derivativeKey } from '../../site/index.ts';

type Headers = { authorization: string };
let server: TestServer;
let build: ContestBuilder;
let admin: Headers;
let ping: Headers;
let shen: Headers;
beforeAll(async () => {
  server = await startTestServer();
  build = contestBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
  ping = await server.logInAs('pingwei', ['judge', 'user']);
  shen = await server.logInAs('shenwei', ['judge', 'user']);
});
afterAll(() => server.stop());

async function contest(works = 3, jurors: readonly string[] = ['pingwei', 'shenwei'], judgeTo = 24) {
  const activityId = await build.activity();
  await server.db.execute(sql`UPDATE activity SET judge_from = now() - interval '1 hour', judge_to = now() + make_interval(mins => ${judgeTo * 60})
    WHERE id = ${activityId}`);
  const entries = await build.works(activityId, works);
  for (const userName of jurors) await resultOf(server.app, addJuror, { activityId, userName }, admin);
  return { activityId, entries };
}

const jury = (activityId: number) => resultOf(server.app, getJury, { activityId }, admin);
const move = (id: number, state: string, reason = '') =>
  callEndpoint(server.app, setRoundState, { id, state, reason }, admin);
const add = async (activityId: number, fields: Record<string, unknown> = {}) =>
  (await resultOf(server.app, createRound, { activityId, kind: 'score', quorum: 1, ...fields }, admin)).id;
const give = (roundId: number, entryId: number, value: number | null, headers = ping) =>
  callEndpoint(server.app, setBallot, { roundId, entryId, value }, headers);
const queue = async (roundId: number, headers = ping, isDone = false) =>
  (await resultOf(server.app, getQueue, { roundId, isDone }, headers)).items;

async function opened(works = 3, fields: Record<string, unknown> = {}) {
  const made = await contest(works);
  const roundId = await add(made.activityId, fields);
  expect((await move(roundId, 'open')).status).toBe(200);
  return { ...made, roundId };
}

it('goes from jurors to a published round, with true progress', async () => {
  const { activityId, entries, roundId } = await opened();
  const [first = 0, second = 0, third = 0] = entries;
  expect((await give(roundId, first, 9)).status).toBe(200);
  expect((await give(roundId, second, null)).status).toBe(200);
  const { rounds, jurors } = await jury(activityId);
  const [pingwei, shenwei] = jurors;
  expect(rounds[0]).toMatchObject({
    state: 'open',
    works: 3,
    belowQuorum: 2,
    progress: [
      { jurorId: pingwei?.id, done: 2, total: 3, isMissing: true },
      { jurorId: shenwei?.id, done: 0, total: 3, isMissing: true },
    ],
  });
  const mine = await resultOf(server.app, getMyRounds, {}, ping);
  expect(mine.items.find(({ id }) => id === roundId)).toMatchObject({ isOpen: true, done: 2, total: 3 });
  await give(roundId, third, 5);
  for (const id of entries) await give(roundId, id, 6, shen);
  expect((await move(roundId, 'closed')).status).toBe(200);
  expect((await jury(activityId)).rounds[0]?.progress.some(({ isMissing }) => isMissing)).toBe(false);
  expect((await move(roundId, 'published')).status).toBe(200);
  expect(await jury(activityId)).toMatchObject({ rounds: [{ state: 'published', closingReason: '' }] });
});

it('shows a juror neither authors nor votes nor what others gave, and no own works', async () => {
  const { activityId } = await contest();
  await server.db.execute(sql`UPDATE entry SET votes = 987654 WHERE activity_id = ${activityId}`);
  const [own = 0] = await build.works(activityId, 1);
  await server.db.execute(
    sql`UPDATE entry SET user_id = (SELECT id FROM app_user WHERE user_name = 'pingwei') WHERE id = ${own}`,
  );
  const roundId = await add(activityId);
  await move(roundId, 'open');
  const items = await queue(roundId);
  expect(items).toHaveLength(3);
  expect(items.map(({ id }) => id)).not.toContain(own);
  await give(roundId, items[0]?.id ?? 0, 3, shen);
  const answer = await server.app.inject({ url: `${getQueue.path}?roundId=${roundId}`, headers: ping });
  expect(JSON.stringify(answer.json().result)).not.toMatch(/zuozhe|987654|votes|author|user|camera/i);
  expect((await queue(roundId)).every(({ ballot }) => ballot === null)).toBe(true);
  expect((await give(roundId, own, 5)).code).toBe('Entry.OwnWork');
  expect((await jury(activityId)).rounds[0]?.progress.map(({ total }) => total)).toEqual([3, 4]);
});

it('hands out works with the fewest ballots first, in an order of the juror’s own that stays', async () => {
  const { roundId } = await opened(12);
  const order = async (headers = ping) => (await queue(roundId, headers)).map(({ id }) => id);
  const mine = await order();
  expect(await order()).toEqual(mine);
  expect(await order(shen)).not.toEqual(mine);
  const [first = 0, second = 0] = mine;
  await give(roundId, first, 7, shen);
  expect(await order()).toEqual([...mine.slice(1), first]);
  await give(roundId, second, null);
  expect(await order()).not.toContain(second);
  expect((await queue(roundId, ping, true)).map(({ id, ballot }) => [id, ballot?.value])).toEqual([[second, null]]);
});

it('takes values of the round’s kind only, the last one counts, and it can be taken back', async () => {
  const { entries, roundId, activityId } = await opened(2);
  const [work = 0] = entries;
  for (const value of [0, 11, 2.5])
    expect((await give(roundId, work, value)).validationErrors).toMatchObject([{ members: ['value'] }]);
  await Promise.all(Array.from({ length: 20 }, () => give(roundId, work, 8)));
  await give(roundId, work, 6);
  const { rows } = await server.db.execute(sql`SELECT value FROM jury_ballot WHERE round_id = ${roundId}`);
  expect(rows).toEqual([{ value: 6 }]);
  const back = () => callEndpoint(server.app, undoBallot, { roundId, entryId: work }, ping);
  expect((await back()).status).toBe(200);
  expect((await back()).status).toBe(200);
  expect(await queue(roundId, ping, true)).toEqual([]);
  await move(roundId, 'closed', '够了');
  const next = await add(activityId, { kind: 'yesNo' });
  await move(next, 'open');
  expect((await give(next, work, 2)).code).toBe('JuryBallot.BadValue');
  expect((await give(next, work, 0)).status).toBe(200);
});

it('takes ballots only while it is open, and only in the judging stage', async () => {
  const { activityId, entries, roundId } = await opened(1);
  const [work = 0] = entries;
  await move(roundId, 'paused');
  expect((await give(roundId, work, 5)).code).toBe('JuryRound.NotOpen');
  expect(await queue(roundId)).toEqual([]);
  await move(roundId, 'open');
  await server.db.execute(sql`UPDATE activity SET judge_to = now() - interval '1 second' WHERE id = ${activityId}`);
  expect((await give(roundId, work, 5)).code).toBe('JuryRound.NotOpen');
  expect((await callEndpoint(server.app, undoBallot, { roundId, entryId: work }, ping)).code).toBe('JuryRound.NotOpen');
  await move(roundId, 'paused');
  expect((await move(roundId, 'open')).code).toBe('JuryRound.NotInStage');
  expect((await give(roundId, 999_999, 5, admin)).code).toBe('JuryRound.NotFound');
});

it('is moved on by one of twenty', async () => {
  const { activityId } = await contest();
  const added = await Promise.all(
    Array.from({ length: 20 }, () =>
      callEndpoint(server.app, createRound, { activityId, kind: 'score', quorum: 1 }, admin),
    ),
  );
  expect(added.filter(({ status }) => status === 200)).toHaveLength(1);
  const [round] = (await jury(activityId)).rounds;
  for (const state of ['open', 'closed', 'published']) {
    const all = await Promise.all(Array.from({ length: 20 }, () => move(round?.id ?? 0, state, '提前结束')));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ code }) => code === 'JuryRound.StateMismatch')).toHaveLength(19);
  }
});

it('counts every ballot that was taken while it was being closed', async () => {
  const { entries, roundId } = await opened(20);
  const [closed, ...given] = await Promise.all([
    move(roundId, 'closed', '到时间了'),
    ...entries.map((id) => give(roundId, id, 5)),
  ]);
  expect(closed?.status).toBe(200);
  const taken = given.filter(({ status }) => status === 200).length;
  const { rows } =
    await server.db.execute(sql`SELECT count(*)::int AS count FROM jury_ballot b JOIN jury_round r ON r.id = b.round_id
    WHERE r.id = ${roundId}`);
  expect(rows).toEqual([{ count: taken }]);
});

it('is closed with jurors missing for a reason only, which is kept with their names', async () => {
  const { activityId, entries, roundId } = await opened(1);
  await give(roundId, entries[0] ?? 0, 7);
  const refused = await move(roundId, 'closed');
  expect(refused).toMatchObject({ code: 'JuryRound.ReasonNeeded', validationErrors: [{ members: ['reason'] }] });
  expect((await move(roundId, 'closed', '一位评委住院')).status).toBe(200);
  await resultOf(server.app, removeJuror, { activityId, userId: (await jury(activityId)).jurors[1]?.id ?? 0 }, admin);
  const { rounds, jurors } = await jury(activityId);
  expect(rounds[0]).toMatchObject({ state: 'closed', closingReason: '一位评委住院' });
  expect(jurors.map(({ isRemoved }) => isRemoved)).toEqual([false, true]);
  expect((await callEndpoint(server.app, getQueue, { roundId }, shen)).code).toBe('JuryRound.NotFound');
  expect((await callEndpoint(server.app, getQueue, { roundId, isDone: true }, ping)).result?.items).toHaveLength(1);
});

it('needs more ballots once the quorum is raised, never fewer', async () => {
  const { activityId, entries, roundId } = await opened(1);
  const raise = (quorum: number) => callEndpoint(server.app, raiseQuorum, { id: roundId, quorum }, admin);
  await give(roundId, entries[0] ?? 0, 7);
  expect((await jury(activityId)).rounds[0]?.belowQuorum).toBe(0);
  expect((await raise(2)).status).toBe(200);
  expect((await jury(activityId)).rounds[0]).toMatchObject({ quorum: 2, belowQuorum: 1 });
  expect((await raise(1)).code).toBe('JuryRound.QuorumStays');
  await move(roundId, 'closed', '够了');
  expect((await raise(3)).code).toBe('JuryRound.QuorumStays');
});

it('takes the best of the round before, those that share the last place too', async () => {
  const { activityId, entries, roundId } = await opened(4);
  const unready = await callEndpoint(server.app, createRound, { activityId, kind: 'score', quorum: 1 }, admin);
  expect(unready.code).toBe('JuryRound.Unfinished');
  for (const [index, value] of [9, 7, 7, 2].entries())
    for (const headers of [ping, shen]) await give(roundId, entries[index] ?? 0, value, headers);
  await move(roundId, 'closed');
  const calibration = await resultOf(server.app, getCalibration, { roundId }, admin);
  expect(calibration.works.map(({ id, rank }) => [id, rank])).toEqual(
    [1, 2, 2, 4].map((rank, index) => [entries[index], rank]),
  );
  expect(calibration.jurors).toMatchObject([
    { count: 4, mean: 6.25 },
    { count: 4, mean: 6.25 },
  ]);
  expect(calibration.jurors[0]?.agreement).toBeCloseTo(1);
  const next = await add(activityId, { bestOf: 2 });
  await move(next, 'open');
  expect((await queue(next)).map(({ id }) => id).sort((a, b) => a - b)).toEqual(entries.slice(0, 3));
  expect((await jury(activityId)).rounds[0]).toMatchObject({ number: 2, bestOf: 2, works: 3 });
});

it('opens with jurors and works only; one never opened can be deleted', async () => {
  const { activityId } = await contest(0, []);
  const first = await callEndpoint(server.app, createRound, { activityId, kind: 'score', quorum: 1, bestOf: 3 }, admin);
  expect(first).toMatchObject({ code: 'JuryRound.NoneBefore', validationErrors: [{ members: ['bestOf'] }] });
  const roundId = await add(activityId);
  expect((await move(roundId, 'open')).code).toBe('JuryRound.NoJurors');
  const invite = (userName: string) => callEndpoint(server.app, addJuror, { activityId, userName }, admin);
  expect((await invite('nobody-here')).validationErrors).toMatchObject([{ members: ['userName'] }]);
  await Promise.all(Array.from({ length: 20 }, () => invite('pingwei')));
  expect((await jury(activityId)).jurors).toHaveLength(1);
  expect((await move(roundId, 'open')).code).toBe('JuryRound.NoWorks');
  expect((await callEndpoint(server.app, deleteRound, { id: roundId }, admin)).status).toBe(200);
  expect((await callEndpoint(server.app, deleteRound, { id: roundId }, admin)).code).toBe('JuryRound.NotFound');
  const { roundId: running } = await opened(1);
  expect((await callEndpoint(server.app, deleteRound, { id: running }, admin)).code).toBe('JuryRound.StateMismatch');
});

it('keeps pictures of works that are not public from jurors of other activities', async () => {
  const { activityId } = await contest(1, ['pingwei']);
  const [hidden = 0] = await build.works(activityId, 1);
  await server.db.execute(sql`UPDATE entry SET state = 'submitted' WHERE id = ${hidden}`);
  const { rows } = await server.db.execute(
    sql`SELECT i.id, i.version, i.sha256 FROM entry_image x JOIN image i ON i.id = x.image_id WHERE x.entry_id = ${hidden}`,
  );
  const image = z.object({ id: z.int(), version: z.string(), sha256: z.instanceof(Buffer) }).parse(rows[0]);
  const storage = await openDiskStorage(join(server.dataDir, 'files'));
  await storage.put(derivativeKey({ ...image, tenantSchema: 'tenant_default' }, 'w640.webp'), Buffer.from('small'));
  const url = workPicturePath(hidden, image, 640);
  const statusFor = async (headers: Headers) =>
    (await server.app.inject({ url, headers: { accept: 'image/webp', ...headers } })).statusCode;
  expect(await statusFor(shen)).toBe(404);
  expect(await statusFor(ping)).toBe(200);
});

it('is arranged by the office and judged by jurors only', async () => {
  const { activityId, entries, roundId } = await opened(1);
  const visitor = await server.logInAs('luren', ['user']);
  expect((await callEndpoint(server.app, getJury, { activityId }, ping)).status).toBe(403);
  expect((await callEndpoint(server.app, setRoundState, { id: roundId, state: 'closed' }, ping)).status).toBe(403);
  expect((await give(roundId, entries[0] ?? 0, 5, visitor)).status).toBe(403);
  expect((await callEndpoint(server.app, getQueue, { roundId }, admin)).code).toBe('JuryRound.NotFound');
});
