import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../database/database.ts';
import { defineDomainEvent, openDomainEvents } from './domain-events.ts';

const noteAdded = defineDomainEvent<{ text: string }>('note.added');
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.db.execute(sql`CREATE TABLE note (text text)`);
});
afterAll(() => test.drop());

const notes = async () => (await test.db.execute(sql`SELECT text FROM note ORDER BY text`)).rows.map((row) => row.text);

it('reactions run in order in the publisher’s transaction, each server with its own', async () => {
  const [events, others] = [openDomainEvents(), openDomainEvents()];
  others.subscribe(noteAdded, () => Promise.reject(new Error('of another server')));
  for (const suffix of ['1', '2'])
    events.subscribe(noteAdded, async ({ transaction }, { text }) => {
      await transaction.execute(sql`INSERT INTO note VALUES (${`${text}${suffix}`})`);
    });
  await inTransaction(test.db, (transaction) =>
    events.publish({ transaction, schema: 'tenant_default' }, noteAdded, { text: 'a' }),
  );
  expect(await notes()).toEqual(['a1', 'a2']);
});

it('a reaction that fails rolls back what was published and every other reaction', async () => {
  const events = openDomainEvents();
  events.subscribe(noteAdded, async ({ transaction }) => {
    await transaction.execute(sql`INSERT INTO note VALUES ('lost')`);
  });
  events.subscribe(noteAdded, () => Promise.reject(new Error('refused')));
  const publish = inTransaction(test.db, async (transaction) => {
    await transaction.execute(sql`INSERT INTO note VALUES ('published')`);
    await events.publish({ transaction, schema: 'tenant_default' }, noteAdded, { text: 'b' });
  });
  await expect(publish).rejects.toThrow('refused');
  expect(await notes()).not.toContain('lost');
  expect(await notes()).not.toContain('published');
});
