import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { publishEvent } from './publish-event.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const Stored = z.object({ seq: z.int(), id: z.int() });

async function eventsOf(channel: string) {
  const { rows } = await test.db.execute(
    sql`SELECT seq, (payload ->> 'id')::int AS id FROM hub_event WHERE channel = ${channel} ORDER BY seq`,
  );
  return z.array(Stored).parse(rows);
}

function publish(db: Database, conference: number, id: number) {
  return publishEvent(db, {
    hub: 'galleryCommon',
    stream: `activity:${conference}`,
    target: 'all',
    name: 'announcement',
    payload: { id },
  });
}

it('numbers events without gaps although some of those who publish at once give up', async () => {
  await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) =>
      inTransaction(test.db, async (transaction) => {
        await publish(transaction, 1, index + 1);
        if (index % 3 === 0) throw new Error('changed my mind');
      }),
    ),
  );
  const events = await eventsOf('galleryCommon/activity:1');
  expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(events.some(({ id }) => (id - 1) % 3 === 0)).toBe(false);
});

it('gives the lower number to who commits first', async () => {
  const slow = inTransaction(test.db, async (transaction) => {
    await pause(100);
    await publish(transaction, 2, 1);
  });
  await publish(test.db, 2, 2);
  await slow;
  expect(await eventsOf('galleryCommon/activity:2')).toEqual([
    { seq: 1, id: 2 },
    { seq: 2, id: 1 },
  ]);
});

it('keeps a sequence for each target, so that one person’s notice is nobody else’s gap', async () => {
  const notice = { hub: 'galleryCommon', stream: 'activity:3', name: 'announcement' } as const;
  await publishEvent(test.db, { ...notice, target: 'all', payload: { id: 1 } });
  await publishEvent(test.db, { ...notice, target: ['ticket:7', 'ticket:8', 'ticket:7'], payload: { id: 2 } });
  await publishEvent(test.db, { ...notice, target: 'ticket:7', payload: { id: 3 } });
  await publishEvent(test.db, { ...notice, target: [], payload: { id: 4 } });
  await publishEvent(test.db, { ...notice, target: 'all', payload: { id: 5 } });
  expect(await eventsOf('galleryCommon/activity:3')).toEqual([
    { seq: 1, id: 1 },
    { seq: 2, id: 5 },
  ]);
  expect(await eventsOf('galleryCommon/activity:3/ticket:7')).toEqual([
    { seq: 1, id: 2 },
    { seq: 2, id: 3 },
  ]);
  expect(await eventsOf('galleryCommon/activity:3/ticket:8')).toEqual([{ seq: 1, id: 2 }]);
});

it('stores nothing that does not fit its kind', async () => {
  await expect(publish(test.db, 4, 0.5)).rejects.toThrow(z.ZodError);
  expect(await eventsOf('galleryCommon/activity:4')).toEqual([]);
});

it('tells other processes once the transaction commits, and of nothing that is rolled back', async () => {
  const other = new pg.Client(test.databases.connection);
  await other.connect();
  const heard: (string | undefined)[] = [];
  other.on('notification', ({ payload }) => heard.push(payload));
  await other.query('LISTEN hub_event');
  await inTransaction(test.db, async (transaction) => {
    await publish(transaction, 5, 1);
    throw new Error('changed my mind');
  }).catch(() => undefined);
  await publish(test.db, 6, 1);
  await expect.poll(() => heard).toEqual(['tenant_default ["galleryCommon/activity:6"]']);
  await other.end();
});
