import { getRank } from '@tuyuan/contract/contest/rank-data.ts';
import { doVote, getBallot } from '@tuyuan/contract/contest/vote-data.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type ContestBuilder, contestBuilder } from '../../../testing/contest-builder.ts';
import { plantPeople } from '../../../testing/plant-people.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { quarantineRiskyVotes } from '../vote-risk/index.ts';
import { updateBoards } from './update-boards.ts';

let server: TestServer;
let build: ContestBuilder;
beforeAll(async () => {
  server = await startTestServer({ MODE: 'web' });
  build = contestBuilder(server.db);
});
afterAll(() => server.stop());
beforeEach(() => setClock(0));

/** Minutes that the clock of votes is ahead. */
const setClock = (minutes: number) =>
  server.db.execute(
    sql.raw(
      `CREATE OR REPLACE FUNCTION vote_clock() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$ SELECT clock_timestamp() + interval '${minutes} minutes' $$`,
    ),
  );
const board = (activityId: number, person?: { authorization: string }) =>
  resultOf(server.app, getRank, { activityId }, person);
const votesOf = async (activityId: number) =>
  (await board(activityId)).items.map(({ number, votes, rank }) => [number, votes, rank]);
const vote = ({ authorization }: { authorization: string }, activityId: number, entryId: number) =>
  resultOf(server.app, doVote, { activityId, entryId }, { authorization });

it('shows votes a minute late; the log’s sums and the board fit together', async () => {
  const activityId = await build.activity();
  const [a = 0, b = 0] = await build.works(activityId, 3);
  const people = await plantPeople(server.db, 3);
  for (const person of people) await vote(person, activityId, b);
  for (const person of people.slice(0, 1)) await vote(person, activityId, a);
  await updateBoards(server.db);
  expect(await votesOf(activityId)).toEqual([
    [1, 0, 1],
    [2, 0, 1],
    [3, 0, 1],
  ]);
  expect(await board(activityId)).toMatchObject({ state: 'live', sums: { casts: 4, valid: 4 }, onBoard: 0 });
  await setClock(2);
  await updateBoards(server.db);
  expect(await votesOf(activityId)).toEqual([
    [2, 3, 1],
    [1, 1, 2],
    [3, 0, 3],
  ]);
  expect(await board(activityId)).toMatchObject({
    sums: { casts: 4, withdrawn: 0, quarantined: 0, removed: 0, valid: 4, length: 4 },
    onBoard: 4,
  });
});

it('stands still in the last hours, and is whole after the end', async () => {
  const activityId = await build.activity({ voteTo: 2, voting: { freezeHours: 1 } });
  const [a = 0] = await build.works(activityId, 1);
  const [early, late] = await plantPeople(server.db, 2);
  if (!early || !late) throw new Error('nobody');
  await vote(early, activityId, a);
  await setClock(70);
  await updateBoards(server.db);
  await vote(late, activityId, a);
  await setClock(80);
  await updateBoards(server.db);
  expect(await board(activityId)).toMatchObject({ state: 'frozen', onBoard: 1, sums: { casts: 1 } });
  await setClock(122);
  await updateBoards(server.db);
  expect(await board(activityId)).toMatchObject({ state: 'final', onBoard: 2, sums: { casts: 2, valid: 2 } });
  // One that is accepted later has a place too.
  const [accepted] = await build.works(activityId, 1);
  expect((await board(activityId)).items).toMatchObject([{ id: a }, { id: accepted, rank: 2, votes: 0 }]);
});

it('withholds counts where the rules do, and tells the own works', async () => {
  const activityId = await build.activity({ voting: { showsVotes: false } });
  await build.works(activityId, 1);
  await build.works(activityId, 1, { author: 'benren' });
  const author = await server.logInAs('benren2', []);
  await server.db.execute(
    sql`UPDATE entry SET user_id = (SELECT id FROM app_user WHERE user_name = 'benren2') WHERE activity_id = ${activityId} AND number = 2`,
  );
  await updateBoards(server.db);
  const shown = await board(activityId, author);
  expect(shown).toMatchObject({ sums: null, onBoard: null, own: [{ number: 2, isOwn: true }] });
  expect(shown.items.every(({ votes, removed, days }) => votes === null && removed === null && days === null)).toBe(
    true,
  );
  expect((await callEndpoint(server.app, getRank, { activityId: 999_999 })).code).toBe('Vote.None');
});

it('a farm’s votes look accepted, never get onto the board, and tell their voters why after the end', async () => {
  const activityId = await build.activity({ voteTo: 1 });
  const [honest = 0, farmed = 0] = await build.works(activityId, 2);
  const [person, ...accounts] = await plantPeople(server.db, 8);
  if (!person) throw new Error('nobody');
  await vote(person, activityId, honest);
  for (const { authorization } of accounts)
    await resultOf(
      server.app,
      doVote,
      { activityId, entryId: farmed },
      { authorization, cookie: `voter=${'f'.repeat(22)}` },
    );
  await quarantineRiskyVotes(server.db, 'Asia/Shanghai');
  await quarantineRiskyVotes(server.db, 'Asia/Shanghai');
  const [first] = accounts;
  const headers = { authorization: first?.authorization ?? '' };
  expect((await resultOf(server.app, getBallot, { activityId }, headers)).votes).toMatchObject([
    { excludedReason: '' },
  ]);
  await setClock(2);
  await updateBoards(server.db);
  expect(await board(activityId)).toMatchObject({
    onBoard: 1,
    sums: { casts: 8, quarantined: 7, valid: 1, length: 15 },
  });
  await setClock(61);
  expect((await resultOf(server.app, getBallot, { activityId }, headers)).votes).toMatchObject([
    { excludedReason: '同一设备登录 7 个账号，投同一件作品' },
  ]);
});

it('tells each voter once that their votes are final, and which counted', async () => {
  const activityId = await build.activity({ voteTo: 1 });
  const [good = 0, bad = 0] = await build.works(activityId, 2);
  const [counted, excluded] = await plantPeople(server.db, 2);
  if (!counted || !excluded) throw new Error('nobody');
  await vote(counted, activityId, good);
  await vote(excluded, activityId, bad);
  await server.db.execute(
    sql`SELECT move_votes(${activityId}::int, ARRAY(SELECT id FROM vote WHERE entry_id = ${bad}), 'remove', '核实为有偿拉票')`,
  );
  const fateOf = async ({ authorization }: { authorization: string }) =>
    (await resultOf(server.app, getBallot, { activityId }, { authorization })).votes[0];
  const told = async () => {
    const { rows } = await server.db.execute(
      sql`SELECT channel FROM hub_event WHERE name = 'voteFinal' AND payload ->> 'activityId' = ${String(activityId)}`,
    );
    return rows.length;
  };
  await updateBoards(server.db);
  expect([await told(), (await fateOf(excluded))?.fate, (await fateOf(counted))?.fate]).toEqual([0, 'cast', 'cast']);
  await setClock(62);
  await Promise.all([updateBoards(server.db), updateBoards(server.db)]);
  await updateBoards(server.db);
  expect(await told()).toBe(2);
  expect(await fateOf(counted)).toMatchObject({ fate: 'counted', excludedReason: '' });
  expect(await fateOf(excluded)).toMatchObject({ fate: 'excluded', excludedReason: '核实为有偿拉票' });
});

it('makes the other boards where one fails, and makes that one once it can', async () => {
  const broken = await build.activity({ voteTo: 1 });
  const fine = await build.activity({ voteTo: 1 });
  for (const activityId of [broken, fine]) await build.works(activityId, 1);
  await server.db.execute(
    sql.raw(`CREATE FUNCTION fail_board() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$;
      CREATE TRIGGER fail_board BEFORE INSERT ON vote_board FOR EACH ROW WHEN (NEW.activity_id = ${broken}) EXECUTE FUNCTION fail_board()`),
  );
  await setClock(62);
  expect((await updateBoards(server.db)).map(({ activityId }) => activityId)).toEqual([broken]);
  expect([await board(broken), await board(fine)]).toMatchObject([{ countedTo: null }, { state: 'final', onBoard: 0 }]);
  await server.db.execute(sql`DROP TRIGGER fail_board ON vote_board`);
  expect(await updateBoards(server.db)).toEqual([]);
  expect((await board(broken)).countedTo).not.toBeNull();
});
