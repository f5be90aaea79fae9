import { voteLogPath } from '@tuyuan/contract/contest/contest-path.ts';
import * as votes from '@tuyuan/contract/contest/vote-data.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recountLog } from '../../../commands/recount-votes.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type ContestBuilder, contestBuilder } from '../../../testing/contest-builder.ts';
import { plantPeople } from '../../../testing/plant-people.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let build: ContestBuilder;
beforeAll(async () => {
  server = await startTestServer();
  build = contestBuilder(server.db);
});
afterAll(() => server.stop());

async function* linesOf(text: string): AsyncGenerator<string> {
  yield* text.split('\n');
}
const download = (id: number, authorization?: string) =>
  server.app.inject({ url: voteLogPath(id), headers: authorization ? { authorization } : {} });

/** Five people vote for three works each, one takes one back, one is quarantined and one removed. */
async function votedActivity() {
  const activityId = await build.activity();
  const works = await build.works(activityId, 4);
  const people = await plantPeople(server.db, 5);
  const answers = await Promise.all(
    people.flatMap(({ authorization }, turn) =>
      [0, 1, 2].map((step) =>
        resultOf(server.app, votes.doVote, { activityId, entryId: works[(turn + step) % 4] ?? 0 }, { authorization }),
      ),
    ),
  );
  await callEndpoint(
    server.app,
    votes.takeBackVote,
    { activityId, entryId: answers[0]?.vote.entryId ?? 0 },
    { authorization: people[0]?.authorization ?? '' },
  );
  const move = (name: string, place: number) =>
    server.db.execute(sql`SELECT move_votes(${activityId}::int,
      ARRAY(SELECT id FROM vote WHERE activity_id = ${activityId} AND state = 'valid' ORDER BY id OFFSET ${place} LIMIT 1), ${name}, '同一设备登录 46 个账号')`);
  await move('quarantine', 3);
  await move('remove', 5);
  return { activityId, receipts: answers.map(({ vote }) => vote) };
}
const end = (id: number) =>
  server.db.execute(sql`UPDATE activity SET vote_to = now() - interval '1 second' WHERE id = ${id}`);

it('is the office’s while the vote runs and everybody’s afterwards; the recount is the board, to the unit', async () => {
  const { activityId } = await votedActivity();
  const admin = await server.logInAs('admin', ['admin']);
  const visitor = await server.logInAs('fangke', []);
  expect((await download(activityId, visitor.authorization)).statusCode).toBe(404);
  const early = await download(activityId, admin.authorization);
  expect(early.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
  await end(activityId);
  const { body } = await download(activityId);
  const report = await recountLog(linesOf(body));
  expect(report).toMatchObject({ faults: [], works: 4 });
  expect(report.sums).toMatchObject({ length: 18, casts: 15, withdrawn: 1, quarantined: 1, removed: 1, valid: 12 });
  const { rows } = await server.db.execute(
    sql`SELECT user_name, nick_name, phone FROM app_user WHERE phone IS NOT NULL`,
  );
  for (const person of rows) for (const fact of Object.values(person)) expect(body).not.toContain(`"${String(fact)}"`);
});

it('a changed board, a changed line and a shortened log are told', async () => {
  const { activityId } = await votedActivity();
  await end(activityId);
  const { body } = await download(activityId);
  const faultsOf = async (text: string) => (await recountLog(linesOf(text))).faults;
  expect(await faultsOf(body.replace('"votes":', '"votes":9'))).toEqual([
    expect.stringMatching(/^作品 1：榜上 9\d 票，重算 \d 票$/),
  ]);
  expect(await faultsOf(body.replace('"kind":"remove","work":', '"kind":"remove","work":9'))).toContainEqual(
    expect.stringContaining('不符'),
  );
  expect((await faultsOf(body.trimEnd().split('\n').slice(0, -1).join('\n')))[0]).toMatch(
    /^日志应有 18 条，读到 17 条/,
  );
});

it('a receipt leads to its line; what was not counted is told after the end', async () => {
  const { activityId, receipts } = await votedActivity();
  const find = (seq: number, receipt: string) =>
    resultOf(server.app, votes.findVoteLines, { activityId, seq, receipt });
  const found = await Promise.all(receipts.map(({ seq, receipt }) => find(seq, receipt)));
  expect(found.map(({ lines }) => lines[0]?.hash)).toEqual(receipts.map(({ receipt }) => receipt));
  expect(found.flatMap(({ lines }) => lines.slice(1)).map(({ kind }) => kind)).toEqual(['withdraw']);
  expect((await find(1, 'f'.repeat(64))).lines).toEqual([]);
  await end(activityId);
  const later = await Promise.all(receipts.map(({ seq, receipt }) => find(seq, receipt)));
  expect(
    later
      .flatMap(({ lines }) => lines.slice(1))
      .map(({ kind, reason }) => [kind, reason])
      .toSorted(),
  ).toEqual([
    ['quarantine', '同一设备登录 46 个账号'],
    ['remove', '同一设备登录 46 个账号'],
    ['withdraw', ''],
  ]);
});
