import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../database/database.ts';
import { openTenantDatabases } from '../database/tenant-databases.ts';
import { publishLatest } from './publish-latest.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

async function talliesOf(conference: number) {
  const { rows } = await test.db.execute(sql`
    SELECT (payload -> 'votes' -> 0 ->> 'votes')::int AS votes, at FROM hub_event
    WHERE channel = ${`conferenceLive/conference:${conference}`} ORDER BY seq`);
  return z.array(z.object({ votes: z.int(), at: z.coerce.date() })).parse(rows);
}

const talliedAs = (votes: number) => ({ of: 'questions' as const, id: 7, roomId: 7, votes: [{ id: 1, votes }] });

it('tells of a hundred changes at once with few events, the last of which is true', async () => {
  let votes = 0;
  const others = openTenantDatabases(test.databases.connection, { poolSize: 2, statementTimeoutMs: 5000 });
  const processes = [test.db, others.of('tenant_default')];
  for (let change = 0; change < 100; change += 1) {
    const db = processes[change % 2];
    if (!db) continue;
    await inTransaction(db, async (transaction) => {
      votes += 1;
      publishLatest(transaction, {
        hub: 'conferenceLive',
        stream: 'conference:1',
        target: 'all',
        name: 'tally',
        key: '7',
        read: async () => talliedAs(votes),
      });
    });
    await pause(5);
  }
  await expect.poll(async () => (await talliesOf(1)).at(-1)?.votes, { timeout: 5000 }).toBe(100);
  const told = await talliesOf(1);
  expect(told.length).toBeGreaterThanOrEqual(2);
  const [first, last] = [told[0], told.at(-1)];
  const elapsedMs = (last?.at.getTime() ?? 0) - (first?.at.getTime() ?? 0);
  expect(told.length).toBeLessThanOrEqual(elapsedMs / 250 + 3);
  await others.close();
});

it('tells nothing of what is rolled back, nor where there is nothing to tell', async () => {
  const tell = (db: typeof test.db, payload: ReturnType<typeof talliedAs> | null) =>
    publishLatest(db, {
      hub: 'conferenceLive',
      stream: 'conference:2',
      target: 'all',
      name: 'tally',
      read: async () => payload,
    });
  await inTransaction(test.db, async (transaction) => {
    tell(transaction, talliedAs(1));
    throw new Error('changed my mind');
  }).catch(() => undefined);
  tell(test.db, null);
  await pause(50);
  expect(await talliesOf(2)).toEqual([]);
});
