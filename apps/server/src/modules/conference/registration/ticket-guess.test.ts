import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { openTenantDatabases, type TenantDatabases } from '../../../platform/database/tenant-databases.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { guessTicket } from './ticket-guess.ts';

let test: TestDatabase;
let others: TenantDatabases;
beforeAll(async () => {
  test = await createTestDatabase();
  others = openTenantDatabases(test.databases.connection, { poolSize: 10, statementTimeoutMs: 30_000 });
});
afterAll(async () => {
  await others.close();
  await test.drop();
});
beforeEach(() => test.db.execute(sql`DELETE FROM quota`));

const limits = { perAddress: 8, perSite: 12 };
const script = { address: '192.0.2.1', userAgent: 'script' };
const phone = (name: string | number = '') => ({ address: '192.0.2.1', userAgent: `phone ${name}` });
const pass = (seconds: number) =>
  test.db.execute(sql`UPDATE quota SET ends_at = ends_at - make_interval(secs => ${seconds})`);

/** How it ends: `in`, `unknown` or `refused`. */
async function guess(who: typeof script, isRight: boolean, db: Database = test.db): Promise<string> {
  try {
    return (await guessTicket(db, who, limits, () => Promise.resolve(isRight ? 'bearer' : null))) ? 'in' : 'unknown';
  } catch (error) {
    expect(error).toMatchObject({ code: 'Ticket.TooManyGuesses', retryAfter: expect.any(Number) });
    return 'refused';
  }
}
const wrong = (who = script) => guess(who, false);
const right = (who = script) => guess(who, true);
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const count = (outcomes: readonly string[], outcome: string) => outcomes.filter((each) => each === outcome).length;

it('lets any number of right codes of an address in, also all at once, and counts none', async () => {
  expect(new Set(await times(200, right.bind(null, phone())))).toEqual(new Set(['in']));
  expect((await test.db.execute(sql`SELECT FROM quota`)).rowCount).toBe(0);
});

it('refuses what follows too many wrong ones, a right code too, until a minute has passed', async () => {
  for (let turn = 0; turn < 6; turn += 1) expect(await wrong()).toBe('unknown');
  expect(await Promise.all([wrong(), right()])).toEqual(['refused', 'refused']);
  expect(await wrong({ ...script, address: '192.0.2.2' })).toBe('unknown');
  await pass(60);
  expect(await right()).toBe('in');
});

it('keeps a quarter for the others behind a guesser’s address, at any rate of his', async () => {
  const guesses = times(50, () => wrong());
  const hall = await times(100, (index) => right(phone(index)));
  expect(new Set(hall)).toEqual(new Set(['in']));
  expect(count(await guesses, 'unknown')).toBe(6);
  expect(await wrong(phone())).toBe('unknown');
  expect(await right(phone())).toBe('in');
});

it('knows a guesser again in the next minute', async () => {
  for (let turn = 0; turn < 6; turn += 1) await wrong();
  await pass(60);
  for (let turn = 0; turn < 6; turn += 1) expect(await wrong()).toBe('unknown');
  expect(await wrong()).toBe('refused');
  expect(await right(phone())).toBe('in');
});

it('keeps another name with every guess to what the address may do, other addresses to what the site may', async () => {
  expect(count(await times(30, (index) => wrong(phone(index))), 'unknown')).toBe(8);
  expect(await right(phone('new'))).toBe('refused');
  const elsewhere = await times(30, (index) => wrong({ ...script, address: `198.51.100.${index}` }));
  expect(count(elsewhere, 'unknown')).toBe(4);
  expect(await right({ ...script, address: '203.0.113.1' })).toBe('refused');
});

it('holds across processes', async () => {
  const processes = [test.db, others.of('tenant_default')] as const;
  const outcomes = await times(60, (index) => guess(script, false, processes[index % 2 === 0 ? 0 : 1]));
  expect(count(outcomes, 'unknown')).toBe(6);
});

it('tries of many at once no more than may be wrong: a right code behind them is refused like them', async () => {
  const wrongs = times(40, (index) => wrong(phone(index)));
  const last = right(phone('last'));
  expect(count(await wrongs, 'unknown')).toBe(8);
  expect(await last).toBe('refused');
});
