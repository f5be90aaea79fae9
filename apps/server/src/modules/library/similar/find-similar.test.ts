import { getSimilarImages } from '@tuyuan/contract/library/image-data.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { binaryCode } from '../../../platform/imaging/binary-code.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { findSimilar } from './find-similar.ts';

let server: TestServer;
let build: LibraryBuilder;
let authorId: number;
beforeAll(async () => {
  server = await startTestServer({ MODE: 'web' });
  build = libraryBuilder(server.db);
  authorId = await build.photographer('lin');
});
afterAll(() => server.stop());
beforeEach(() => server.db.execute(sql`DELETE FROM image_descriptor`));

/** Looks lie on a circle: the nearer two angles, the more alike. */
function lookAt(degrees: number): Int8Array {
  const [x, y] = [Math.cos((degrees / 180) * Math.PI), Math.sin((degrees / 180) * Math.PI)];
  return Int8Array.from({ length: 256 }, (_, i) => Math.round(100 * (i < 24 ? x : i < 48 ? y : 0)));
}
async function saveLook(id: number, degrees: number): Promise<void> {
  const look = lookAt(degrees);
  await server.db.execute(sql`
    INSERT INTO image_descriptor (image_id, model, code, descriptor)
    VALUES (${id}, 'classic-1', ('x' || ${binaryCode(look)}::text)::bit(256), ${Buffer.from(look.buffer)})
    ON CONFLICT (image_id, model) DO UPDATE SET code = excluded.code, descriptor = excluded.descriptor, similar_found_at = NULL`);
}
async function addImage(title: string, degrees: number): Promise<number> {
  const { id } = await build.image({ authorId, title });
  await saveLook(id, degrees);
  return id;
}
const find = () => findSimilar(server.ingest.jobs, 'tenant_default', server.db);
const similarTo = async (id: number, maxResultCount = 12) =>
  (await resultOf(server.app, getSimilarImages, { id, maxResultCount })).items.map(({ title }) => title);

it('keeps the most alike first, and an image learns of those that come after it', async () => {
  const first = await addImage('零', 0);
  await addImage('九', 9);
  await find();
  expect(await similarTo(first)).toEqual(['九']);
  await addImage('四', 4);
  await addImage('三十', 30);
  await find();
  expect(await similarTo(first)).toEqual(['四', '九', '三十']);
});

it('shows no image that was taken offline or deleted, and again one that was published again', async () => {
  const first = await addImage('零', 0);
  const second = await addImage('二', 2);
  const third = await addImage('三', 3);
  await find();
  await server.db.execute(sql`UPDATE image SET review_state = 'offline' WHERE id = ${second}`);
  expect(await similarTo(first)).toEqual(['三']);
  expect(await callEndpoint(server.app, getSimilarImages, { id: second })).toMatchObject({ status: 404 });
  await server.db.execute(sql`UPDATE image SET review_state = 'approved' WHERE id = ${second}`);
  await server.db.execute(sql`DELETE FROM image WHERE id = ${third}`);
  expect(await similarTo(first)).toEqual(['二']);
});

it('finds them anew for a picture that has changed', async () => {
  const first = await addImage('零', 0);
  const second = await addImage('二', 2);
  await addImage('十', 10);
  await find();
  await saveLook(second, 40);
  await find();
  expect(await similarTo(first)).toEqual(['十', '二']);
  expect(await similarTo(second)).toEqual(['十', '零']);
});

it('finds others once too few of them are published', async () => {
  const first = await addImage('零', 0);
  const second = await addImage('二', 2);
  await find();
  await server.db.execute(sql`UPDATE image SET review_state = 'offline' WHERE id = ${second}`);
  await server.db.execute(sql`UPDATE image_descriptor SET similar_found_at = now() - interval '2 days'`);
  expect(await similarTo(first, 1)).toEqual([]);
  // Found by no one: as if it had come while this image’s were full.
  const third = await addImage('三', 3);
  await server.db.execute(sql`UPDATE image_descriptor SET similar_found_at = now() WHERE image_id = ${third}`);
  await find();
  expect(await similarTo(first, 1)).toEqual(['三']);
});

it('loses none when two processes search at once', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, (_, n) => addImage(`第 ${n}`, n)));
  await Promise.all([find(), find()]);
  for (const id of ids) expect(await similarTo(id)).toHaveLength(7);
});
