import { getCredits } from '@tuyuan/contract/account/front-user.ts';
import {
  adjustCredits,
  getCreditRules,
  getManagedCreditRecords,
  type RulesDraft,
  tryCreditRules,
  updateCreditRules,
} from '@tuyuan/contract/commerce/credit-management.ts';
import {
  getCreditOverview,
  getCreditRecords,
  getSignIns,
  signInForCredits,
} from '@tuyuan/contract/commerce/credits.ts';
import { getMyOrder, requestRefund } from '@tuyuan/contract/commerce/order.ts';
import { approveRefund } from '@tuyuan/contract/commerce/refund-management.ts';
import { publishAlbums } from '@tuyuan/contract/library/album-management.ts';
import { publishImages } from '@tuyuan/contract/library/image-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commerceRoundJob } from '../../../commerce-jobs.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { firstRoundOver } from '../../../testing/first-round.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { shopAt } from '../../../testing/shop.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { awardFacts, expireCredits } from './index.ts';

const timeZone = 'Asia/Shanghai';
type Person = { authorization: string };
let server: TestServer;
let build: LibraryBuilder;
let shop: ReturnType<typeof shopAt>;
let admin: Person;
let authorId: number;

beforeAll(async () => {
  // The round is run by hand.
  server = await startTestServer({ COMMERCE_ROUND_SECONDS: '100000', TIME_ZONE: timeZone });
  await firstRoundOver(server, commerceRoundJob);
  build = libraryBuilder(server.db);
  shop = shopAt(server);
  admin = await server.logInAs('admin', ['admin']);
  authorId = await build.photographer('lin');
});
afterAll(async () => {
  const faults = await shop.faults(admin);
  await server.stop();
  expect(faults).toEqual([]);
});

const member = (name: string) => server.logInAs(name, ['user']);
const balance = (person: Person) => resultOf(server.app, getCredits, {}, person);
const records = async (person: Person) => (await resultOf(server.app, getCreditRecords, {}, person)).items;
const grant = (account: string, amount: number) =>
  resultOf(server.app, adjustCredits, { account, amount, reason: '补发' }, admin);
const round = () => awardFacts(server.db, timeZone);
const idOf = async (name: string) => {
  const { rows } = await server.db.execute<{ id: number }>(sql`SELECT id FROM app_user WHERE user_name = ${name}`);
  return rows[0]?.id ?? 0;
};
const signedBefore = (userId: number, days: number, streak: number) =>
  server.db.execute(sql`INSERT INTO credit_sign_in (user_id, day, streak, amount)
    VALUES (${userId}, (now() AT TIME ZONE ${timeZone})::date - ${days}::int, ${streak}, 5)`);

it('signs in once a day, however often one presses at once', async () => {
  const person = await member('wang');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => resultOf(server.app, signInForCredits, {}, person)),
  );
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(answers.map(({ amount, streak }) => `${amount} ${streak}`))).toEqual(new Set(['5 1']));
  expect(await balance(person)).toBe(5);
  const { today } = await resultOf(server.app, getSignIns, { month: '2026-01' }, person);
  const shown = await resultOf(server.app, getSignIns, { month: today.slice(0, 7) }, person);
  expect(shown).toMatchObject({ isSignedToday: true, streak: 1, todayAmount: 5, nextBonus: { days: 7, amount: 10 } });
  expect(shown.days).toEqual([{ day: today, amount: 5, streak: 1 }]);
});

it('adds the bonus of the seventh day in a row, and begins anew after a gap', async () => {
  const [faithful, late] = [await member('zhao'), await member('qian')];
  await signedBefore(await idOf('zhao'), 1, 6);
  await signedBefore(await idOf('qian'), 2, 6);
  expect(await resultOf(server.app, signInForCredits, {}, faithful)).toMatchObject({ streak: 7, amount: 15 });
  expect(await resultOf(server.app, signInForCredits, {}, late)).toMatchObject({ streak: 1, amount: 5 });
  expect((await records(faithful))[0]).toMatchObject({ kind: 'signIn', amount: 15, subjectId: 7, balance: 15 });
});

it('gives the first log-in of a day once, and nothing for one that an administrator opens', async () => {
  const person = await member('sun');
  await server.db.execute(sql`INSERT INTO login_attempt (user_id, user_name, method, result, client_ip, user_agent)
    SELECT id, user_name, 'impersonation', 'success', '', '' FROM app_user WHERE user_name = 'lin'`);
  await round();
  await round();
  expect((await records(person)).map(({ kind, amount }) => [kind, amount])).toEqual([['logIn', 2]]);
  const { items } = await resultOf(server.app, getManagedCreditRecords, { userId: authorId }, admin);
  expect(items).toEqual([]);
});

it('gives approved images and published albums once they can’t be undone, each once, albums three a day', async () => {
  const images = await Promise.all([1, 2].map(() => build.image({ authorId, reviewState: 'pending' })));
  const albums = await Promise.all([1, 2, 3, 4].map((at) => build.album({ authorId, title: `集${at}` })));
  await server.db.execute(sql`UPDATE album SET review_state = 'pending' WHERE id = ANY(${sql.param(albums)}::int[])`);
  await resultOf(server.app, publishImages, { ids: images.map(({ id }) => id) }, admin);
  await resultOf(server.app, publishAlbums, { ids: albums }, admin);
  const given = async () => {
    const { items } = await resultOf(server.app, getManagedCreditRecords, { userId: authorId }, admin);
    return items
      .filter(({ kind }) => kind === 'image' || kind === 'album')
      .map(({ kind, amount }) => `${kind} ${amount}`);
  };
  await round();
  expect(await given()).toEqual([]);
  await server.db.execute(sql`UPDATE state_change SET at = at - interval '2 minutes'`);
  await server.db.execute(sql`UPDATE credit_rule SET since = since - interval '1 day'`);
  await Promise.all([round(), round()]);
  await round();
  expect((await given()).toSorted()).toEqual(['album 20', 'album 20', 'album 20', 'image 10', 'image 10']);
});

it('gives a credit for each yuan of a purchase, and takes a refund’s back as far as they are there', async () => {
  const person = await member('li');
  const [one, two] = [
    await build.image({ authorId, unitPrice: 10_050 }),
    await build.image({ authorId, unitPrice: 10_000 }),
  ];
  const { id, no } = await shop.buy(person, [
    { imageId: one.id, unitPrice: 10_050 },
    { imageId: two.id, unitPrice: 10_000 },
  ]);
  // 200.50 yuan less a fifth.
  expect(await records(person)).toMatchObject([{ kind: 'purchase', amount: 160, note: no, subjectId: id }]);
  await resultOf(server.app, adjustCredits, { account: 'li', amount: -100, reason: '违规' }, admin);
  const giveBack = async (at: number) => {
    const { lines } = await resultOf(server.app, getMyOrder, { id }, person);
    const wanted = { id, lineIds: [lines[at]?.id ?? 0], reason: 'mistake' };
    const { refunds } = await resultOf(server.app, requestRefund, wanted, person);
    const open = refunds.find(({ state }) => state === 'requested');
    await resultOf(server.app, approveRefund, { id: open?.id ?? 0 }, admin);
  };
  await giveBack(1);
  // 160 × 80.40 / 160.40 stay, 80 go: 60 are there.
  expect(await balance(person)).toBe(0);
  expect((await records(person))[0]).toMatchObject({ kind: 'refund', amount: -60, balance: 0 });
  await grant('li', 30);
  await giveBack(0);
  expect((await records(person))[0]).toMatchObject({ kind: 'refund', amount: -30 });
});

it('spends what expires first, and lets what is over expire once', async () => {
  const person = await member('zhou');
  const userId = await idOf('zhou');
  await grant('zhou', 50);
  await grant('zhou', 80);
  await server.db.execute(
    sql`UPDATE credit_lot SET expires_at = now() + interval '5 days' WHERE user_id = ${userId} AND amount = 80`,
  );
  await resultOf(server.app, adjustCredits, { account: 'zhou', amount: -100, reason: '扣' }, admin);
  const { lots, expiring, available } = await resultOf(server.app, getCreditOverview, {}, person);
  expect(lots.map(({ remaining }) => remaining)).toEqual([30]);
  expect({ expiring: expiring.amount, available }).toEqual({ expiring: 0, available: 30 });
  await server.db.execute(
    sql`UPDATE credit_lot SET expires_at = now() - interval '1 second' WHERE user_id = ${userId}`,
  );
  expect(await balance(person)).toBe(0);
  await Promise.all(Array.from({ length: 8 }, () => expireCredits(server.db, timeZone)));
  expect((await records(person)).slice(0, 1)).toMatchObject([{ kind: 'expired', amount: -30, balance: 0 }]);
  expect((await records(person)).filter(({ kind }) => kind === 'expired')).toHaveLength(1);
});

it('takes no more than there is from twenty deductions at once', async () => {
  const person = await member('wu');
  await grant('wu', 100);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      callEndpoint(server.app, adjustCredits, { account: 'wu', amount: -30, reason: '扣' }, admin),
    ),
  );
  expect(answers.filter(({ code }) => code === null)).toHaveLength(3);
  expect(answers.filter(({ code }) => code === 'Credits.Insufficient')).toHaveLength(17);
  expect(await balance(person)).toBe(10);
});

it('answers a retried grant with the first one', async () => {
  const person = await member('zheng');
  const wanted = { account: 'ZHENG', amount: 7, reason: '补发' };
  const headers = { ...admin, 'idempotency-key': 'f2b1c6f6-7c0e-4d5e-9a34-0000000000c1' };
  await resultOf(server.app, adjustCredits, wanted, headers);
  await resultOf(server.app, adjustCredits, wanted, headers);
  expect(await balance(person)).toBe(7);
  expect(await callEndpoint(server.app, adjustCredits, { ...wanted, account: 'nobody' }, admin)).toMatchObject({
    code: 'Credits.UserNotFound',
  });
});

it('filters records by kind and month, and sums what it shows', async () => {
  const person = await member('feng');
  await grant('feng', 40);
  await resultOf(server.app, signInForCredits, {}, person);
  await server.db.execute(
    sql`UPDATE credit_entry SET at = '2026-01-31T16:30:00Z' WHERE user_id = ${await idOf('feng')} AND kind = 'grant'`,
  );
  const february = await resultOf(server.app, getCreditRecords, { month: '2026-02' }, person);
  expect(february).toMatchObject({ totalCount: 1, earned: 40, used: 0, items: [{ kind: 'grant', balance: 40 }] });
  const signed = await resultOf(server.app, getCreditRecords, { kinds: ['signIn'] }, person);
  expect(signed.items).toMatchObject([{ kind: 'signIn', balance: 45 }]);
  expect(february.months).toHaveLength(2);
});

it('saves only rules that were tried as they are, and against those in force', async () => {
  const person = await member('chen');
  await signedBefore(await idOf('chen'), 3, 6);
  const { rules, bonuses } = await resultOf(server.app, getCreditRules, {}, admin);
  const draft = (signIn: number): RulesDraft => ({
    rules: rules.map(({ kind, amount, dailyLimit, isEnabled }) => ({
      kind,
      amount: kind === 'signIn' ? signIn : amount,
      dailyLimit,
      isEnabled,
    })),
    bonuses: [...bonuses, { days: 6, amount: 100 }],
  });
  const trial = await resultOf(server.app, tryCreditRules, draft(9), admin);
  expect(trial.kinds.find(({ kind }) => kind === 'signIn')).toMatchObject({ capped: 0 });
  const chen = trial.people.find(({ nickName }) => nickName === 'chen');
  expect((chen?.next ?? 0) - (chen?.now ?? 0)).toBe(104);
  expect(trial.next - trial.now).toBeGreaterThanOrEqual(104);

  const save = (amount: number) =>
    callEndpoint(server.app, updateCreditRules, { ...draft(amount), trialId: trial.id }, admin);
  expect(await save(8)).toMatchObject({ code: 'Credits.NotTried' });
  expect((await save(9)).code).toBeNull();
  expect(await save(9)).toMatchObject({ code: 'Credits.RulesChanged' });
  expect(await resultOf(server.app, signInForCredits, {}, person)).toMatchObject({ amount: 9 });
});

it('keeps sign-in closed while its rule is off, and gives nothing for what happened meanwhile', async () => {
  const change = async (isEnabled: boolean) => {
    const { rules, bonuses } = await resultOf(server.app, getCreditRules, {}, admin);
    const draft = {
      rules: rules.map(({ kind, amount, dailyLimit }) => ({ kind, amount, dailyLimit, isEnabled })),
      bonuses,
    };
    const { id } = await resultOf(server.app, tryCreditRules, draft, admin);
    await resultOf(server.app, updateCreditRules, { ...draft, trialId: id }, admin);
  };
  await change(false);
  const person = await member('chu');
  expect(await callEndpoint(server.app, signInForCredits, {}, person)).toMatchObject({ code: 'Credits.SignInClosed' });
  expect((await resultOf(server.app, getCreditOverview, {}, person)).rules).toEqual([]);
  await change(true);
  await round();
  expect(await records(person)).toEqual([]);
});
