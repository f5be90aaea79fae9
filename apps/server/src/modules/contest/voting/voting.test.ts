import * as votes from '@tuyuan/contract/contest/vote-data.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type ContestBuilder, contestBuilder } from '../../../testing/contest-builder.ts';
import { type Person, plantPeople } from '../../../testing/plant-people.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetEntrants } from '../entrant/index.ts';

let server: TestServer;
let build: ContestBuilder;
beforeAll(async () => {
  server = await startTestServer();
  build = contestBuilder(server.db);
});
afterAll(() => server.stop());
beforeEach(() => setClock('clock_timestamp()'));

/** What the database takes for now where votes are decided. */
const setClock = (moment: string) =>
  server.db.execute(
    sql.raw(
      `CREATE OR REPLACE FUNCTION vote_clock() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$ SELECT ${moment} $$`,
    ),
  );
const headers = ({ authorization }: { authorization: string }) => ({ authorization });
const vote = (person: { authorization: string }, activityId: number, entryId: number) =>
  callEndpoint(server.app, votes.doVote, { activityId, entryId }, headers(person));
const takeBack = (person: Person, activityId: number, entryId: number) =>
  callEndpoint(server.app, votes.takeBackVote, { activityId, entryId }, headers(person));
const ballot = (person: Person, activityId: number) =>
  resultOf(server.app, votes.getBallot, { activityId }, headers(person));
const Counts = z.object({ votes: z.int(), casts: z.int(), lines: z.int() });
async function counts(activityId: number) {
  const { rows } = await server.db.execute(sql`
    SELECT (SELECT sum(votes)::int FROM entry WHERE activity_id = c.activity_id) AS votes, c.casts,
      (SELECT count(*)::int FROM vote_log l WHERE l.activity_id = c.activity_id) AS lines FROM vote_chain c WHERE c.activity_id = ${activityId}`);
  return Counts.parse(rows[0]);
}
const codes = (answers: { code: string | null }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ code }) => code ?? 'ok')).map(([code, list]) => [code, list?.length]),
  );
async function people(count: number): Promise<[Person, ...Person[]]> {
  const [first, ...others] = await plantPeople(server.db, count);
  if (!first) throw new Error('nobody');
  return [first, ...others];
}

it('fifty calls of one voter at once never exceed the quota', async () => {
  const activityId = await build.activity();
  const works = await build.works(activityId, 50);
  const [voter] = await people(1);
  const answers = await Promise.all(works.map((entryId) => vote(voter, activityId, entryId)));
  expect(codes(answers)).toEqual({ ok: 3, 'Vote.NoneToday': 47 });
  expect(await counts(activityId)).toEqual({ votes: 3, casts: 3, lines: 3 });
  expect(await ballot(voter, activityId)).toMatchObject({ isOpen: true, left: { today: 0, inAll: 7 } });
});

it('a repeat answers the same vote, however many at once', async () => {
  const activityId = await build.activity();
  const [entryId = 0] = await build.works(activityId, 1);
  const [voter] = await people(1);
  const answers = await Promise.all(Array.from({ length: 20 }, () => vote(voter, activityId, entryId)));
  expect(new Set(answers.map(({ result }) => result?.vote.receipt)).size).toBe(1);
  expect(await counts(activityId)).toEqual({ votes: 1, casts: 1, lines: 1 });
  const { votes: own } = await ballot(voter, activityId);
  expect(own).toMatchObject([{ entryId, number: 1, isToday: true, seq: 1, excludedReason: '' }]);
});

it('limits a category, and everything in all', async () => {
  const rules = {
    categories: [
      { key: 'land', name: '风光' },
      { key: 'people', name: '人文' },
    ],
  };
  const activityId = await build.activity({ rules, voting: { perDay: 3, inAll: 3, perCategoryDay: 2 } });
  const land = await build.works(activityId, 3, { category: 'land' });
  const [portrait = 0, another = 0] = await build.works(activityId, 2, { category: 'people' });
  const [voter] = await people(1);
  const answers = await Promise.all(land.map((entryId) => vote(voter, activityId, entryId)));
  expect(codes(answers)).toEqual({ ok: 2, 'Vote.NoneInCategory': 1 });
  expect((await vote(voter, activityId, portrait)).result?.left).toEqual({
    today: 0,
    inAll: 0,
    byCategory: [
      { category: 'land', left: 0 },
      { category: 'people', left: 1 },
    ],
  });
  expect((await vote(voter, activityId, another)).code).toBe('Vote.NoneInAll');
});

it('refuses the own work, works that don’t stand, people without a number, and strangers', async () => {
  const activityId = await build.activity({ voting: { voters: 'phone' } });
  const [entryId = 0, withdrawn = 0] = await build.works(activityId, 2, { author: 'ziji' });
  await server.db.execute(sql`UPDATE entry SET state = 'withdrawn' WHERE id = ${withdrawn}`);
  const [voter, blocked] = await people(2);
  const author = await server.logInAs('meishouji', []);
  expect((await vote(author, activityId, entryId)).code).toBe('Vote.NoPhone');
  expect((await vote(voter, activityId, withdrawn)).code).toBe('Vote.NoWork');
  expect((await vote(voter, activityId + 1000, entryId)).code).toBe('Vote.NoWork');
  await server.db.execute(
    sql`UPDATE entry SET user_id = u.id FROM app_user u WHERE u.phone = ${voter.phone} AND entry.id = ${entryId}`,
  );
  expect((await vote(voter, activityId, entryId)).code).toBe('Vote.OwnWork');
  expect((await callEndpoint(server.app, votes.doVote, { activityId, entryId })).code).toBe('Session.Required');
  if (blocked) expect((await vote(blocked, activityId, entryId)).code).toBeNull();
});

it('a new day begins at midnight of the site’s time zone, and the window ends on the second', async () => {
  const activityId = await build.activity({ voting: { perDay: 1 } });
  const [a = 0, b = 0, c = 0, d = 0] = await build.works(activityId, 4);
  const [voter] = await people(1);
  await server.db.execute(
    sql`UPDATE activity SET vote_from = '2026-03-01T00:00:00+08', vote_to = '2026-03-03T00:00:00+08' WHERE id = ${activityId}`,
  );
  await setClock(`timestamptz '2026-02-28T23:59:59.999+08'`);
  expect((await vote(voter, activityId, a)).code).toBe('Vote.Closed');
  await setClock(`timestamptz '2026-03-01T23:59:59+08'`);
  expect((await vote(voter, activityId, a)).code).toBeNull();
  expect((await vote(voter, activityId, b)).code).toBe('Vote.NoneToday');
  await setClock(`timestamptz '2026-03-02T00:00:00+08'`);
  expect((await vote(voter, activityId, b)).result?.left.today).toBe(0);
  await setClock(`timestamptz '2026-03-03T00:00:00+08'`);
  expect((await vote(voter, activityId, c)).code).toBe('Vote.Closed');
  expect((await vote(voter, activityId, b)).result?.vote.entryId).toBe(b);
  // A clock that steps back writes no earlier time.
  await setClock(`timestamptz '2026-03-01T12:00:00+08'`);
  expect((await vote(voter, activityId, d)).code).toBe('Vote.NoneToday');
});

it('takes a vote back within its minutes, once; the place is free again', async () => {
  const activityId = await build.activity({ voting: { perDay: 1, inAll: 1 } });
  const [a = 0, b = 0] = await build.works(activityId, 2);
  const [voter] = await people(1);
  await vote(voter, activityId, a);
  const answers = await Promise.all(Array.from({ length: 20 }, () => takeBack(voter, activityId, a)));
  expect(codes(answers)).toEqual({ ok: 20 });
  expect(await counts(activityId)).toEqual({ votes: 0, casts: 1, lines: 2 });
  expect((await vote(voter, activityId, b)).code).toBeNull();
  await setClock(`clock_timestamp() + interval '11 minutes'`);
  expect((await takeBack(voter, activityId, b)).code).toBe('Vote.TooLate');
  expect((await takeBack(voter, activityId + 1000, b)).code).toBe('Vote.None');
  expect((await ballot(voter, activityId)).votes).toMatchObject([{ entryId: b, takeBackUntil: null }]);
});

it('keeps its log: no line can be changed or deleted', async () => {
  const activityId = await build.activity();
  const [entryId = 0] = await build.works(activityId, 1);
  const [voter] = await people(1);
  await vote(voter, activityId, entryId);
  const refused = expect.objectContaining({
    cause: expect.objectContaining({ message: 'the log of votes is only added to' }),
  });
  await expect(server.db.execute(sql`UPDATE vote_log SET work = 2`)).rejects.toEqual(refused);
  await expect(server.db.execute(sql`DELETE FROM vote_log`)).rejects.toEqual(refused);
});

it('one that can’t be stored fails alone', async () => {
  const activityId = await build.activity();
  const works = await build.works(activityId, 3);
  const three = await people(3);
  await server.db.execute(
    sql`ALTER TABLE vote ADD CONSTRAINT broken CHECK (entry_id <> ${sql.raw(String(works[1]))}) NOT VALID`,
  );
  const answers = await Promise.all(three.map((person, place) => vote(person, activityId, works[place] ?? 0)));
  await server.db.execute(sql`ALTER TABLE vote DROP CONSTRAINT broken`);
  expect(answers.map(({ status }) => status)).toEqual([200, 500, 200]);
  expect(await counts(activityId)).toEqual({ votes: 2, casts: 2, lines: 2 });
});

it('leaves a draft deletable, whoever tries to vote in it', async () => {
  const activityId = await build.activity();
  const [work = 0] = await build.works(activityId, 1);
  await server.db.execute(sql`UPDATE activity SET state = 'draft' WHERE id = ${activityId}`);
  const [person] = await plantPeople(server.db, 1);
  const headers = { authorization: person?.authorization ?? '' };
  expect((await callEndpoint(server.app, votes.doVote, { activityId, entryId: work }, headers)).status).not.toBe(200);
  expect((await callEndpoint(server.app, votes.takeBackVote, { activityId, entryId: work }, headers)).status).not.toBe(
    200,
  );
  const { rowCount } = await server.db.execute(sql`DELETE FROM activity WHERE id = ${activityId}`);
  expect(rowCount).toBe(1);
});

it('outlives the author’s account: an empty place stays, and the log is counted as it was', async () => {
  const activityId = await build.activity();
  const [work = 0] = await build.works(activityId, 1, { author: 'weggegangen' });
  const [person] = await plantPeople(server.db, 1);
  const headers = { authorization: person?.authorization ?? '' };
  await resultOf(server.app, votes.doVote, { activityId, entryId: work }, headers);
  const { rows } = await server.db.execute(sql`SELECT id FROM app_user WHERE user_name = 'weggegangen'`);
  const { id: userId } = z.object({ id: z.int() }).parse(rows[0]);
  await inTransaction(server.db, (transaction) =>
    forgetEntrants({ transaction, schema: 'tenant_default' }, { userId }),
  );
  const { rows: left } = await server.db.execute(sql`SELECT state, title, votes FROM entry WHERE id = ${work}`);
  expect(left).toEqual([{ state: 'withdrawn', title: '', votes: 1 }]);
  const { rows: pictures } = await server.db.execute(sql`SELECT FROM entry_image WHERE entry_id = ${work}`);
  expect(pictures).toEqual([]);
});
