import { clearRecent, getRecentImages, setRecentKept } from '@tuyuan/contract/community/user-recent.ts';
import { read } from '@tuyuan/contract/library/user-behavior.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetRecent, keepSeen } from './index.ts';

let server: TestServer;
let build: LibraryBuilder;
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  authorId = await build.photographer('lin');
});
afterAll(() => server.stop());

const image = async () => (await build.image({ authorId })).id;
async function logIn(name: string) {
  const person = await server.logInAs(name, []);
  const { rows } = await server.db.execute(sql`SELECT id FROM app_user WHERE user_name = ${name}`);
  return { person, userId: Number(rows[0]?.id) };
}
const see = (userId: number, ids: readonly number[]) =>
  inTransaction(server.db, (transaction) =>
    keepSeen(
      transaction,
      ids.map((id) => ({ id, userId })),
    ),
  );
const seenBy = async (person: { authorization: string }) =>
  (await resultOf(server.app, getRecentImages, { maxResultCount: 100 }, person)).items.map(({ id }) => id);

it('what one opened stands once, the last first, without what is no longer public', async () => {
  const { person, userId } = await logIn('wang');
  const [first, second, third] = [await image(), await image(), await image()];
  for (const id of [first, second, first, third]) await see(userId, [id]);
  expect(await seenBy(person)).toEqual([third, first, second]);
  await server.db.execute(sql`UPDATE image SET review_state = 'offline' WHERE id = ${first}`);
  expect(await seenBy(person)).toEqual([third, second]);
  await server.db.execute(sql`DELETE FROM image WHERE id = ${second}`);
  expect(await seenBy(person)).toEqual([third]);
});

it('twenty at once end in one row each', async () => {
  const { person, userId } = await logIn('li');
  const ids = [await image(), await image()];
  await Promise.all(Array.from({ length: 20 }, (_, turn) => see(userId, turn % 2 ? ids : ids.toReversed())));
  expect((await seenBy(person)).toSorted()).toEqual(ids.toSorted());
});

it('only the last two hundred stay', async () => {
  const { person, userId } = await logIn('zhou');
  const last = await image();
  // As if they had been opened before.
  await server.db.execute(sql`ALTER TABLE recent_image DROP CONSTRAINT recent_image_image_id_fkey`);
  await server.db.execute(sql`INSERT INTO recent_image (user_id, image_id, seen_at)
    SELECT ${userId}::int, 100000 + n, now() - n * interval '1 minute' FROM generate_series(1, 250) n`);
  await see(userId, [last]);
  const { rows } = await server.db.execute(
    sql`SELECT count(*)::int AS kept, max(image_id) AS oldest FROM recent_image WHERE user_id = ${userId}`,
  );
  expect(rows).toEqual([{ kept: 200, oldest: 100_199 }]);
  expect(await seenBy(person)).toEqual([last]);
});

it('a picture opened on the site is kept within seconds, for whoever is logged in', async () => {
  const { person } = await logIn('wu');
  const id = await image();
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' };
  await resultOf(server.app, read, { kind: 'image', id }, { ...browser, ...person });
  await expect.poll(() => seenBy(person), { timeout: 6000 }).toEqual([id]);
});

it('can be cleared and switched off', async () => {
  const { person, userId } = await logIn('zhao');
  await see(userId, [await image()]);
  await resultOf(server.app, setRecentKept, { isOn: false }, person);
  await see(userId, [await image()]);
  expect(await seenBy(person)).toHaveLength(1);
  await resultOf(server.app, clearRecent, {}, person);
  expect(await resultOf(server.app, getRecentImages, {}, person)).toMatchObject({ totalCount: 0, isKept: false });
  await resultOf(server.app, setRecentKept, { isOn: true }, person);
  await see(userId, [await image()]);
  expect(await seenBy(person)).toHaveLength(1);
});

it('goes with a deleted account', async () => {
  const { person, userId } = await logIn('sun');
  await see(userId, [await image()]);
  await inTransaction(server.db, (transaction) => forgetRecent({ transaction, schema: 'tenant_default' }, { userId }));
  expect(await seenBy(person)).toEqual([]);
});
