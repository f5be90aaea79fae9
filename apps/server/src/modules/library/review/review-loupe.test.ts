import { takeReviewBatch } from '@tuyuan/contract/library/image-review.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let reviewer: { authorization: string };
let imageId: number;
beforeAll(async () => {
  server = await startTestServer();
  reviewer = await server.logInAs('qian', ['reviewer']);
  const build = libraryBuilder(server.db);
  const image = await build.image({ authorId: await build.photographer('lin'), reviewState: 'pending' });
  imageId = image.id;
  // Lies on its side in the file: upright it is 800 wide and 1200 high, its last 300 rows red.
  const red = { create: { width: 300, height: 800, channels: 3 as const, background: '#ff0000' } };
  const original = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 900, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await server.ingest.storage.put(image.originalKey, original);
  await server.db.execute(
    sql`UPDATE image SET width = 800, height = 1200, original_name = 'a.jpg' WHERE id = ${imageId}`,
  );
});
afterAll(() => server.stop());

const look = (place: string, headers: Record<string, string> = reviewer) =>
  server.app.inject({ url: `/api/Resource/ReviewLoupe/${imageId}?${place}`, headers });
const looksLogged = async () =>
  (
    await server.db.execute(
      sql`SELECT user_name, parameters, entity_ids FROM audit_log WHERE action = 'LookAtOriginal'`,
    )
  ).rows;

it('shows a piece of the original to the reviewer who holds the image, and logs the first look', async () => {
  expect((await look('x=0&y=0')).statusCode).toBe(404);
  expect(await looksLogged()).toEqual([]);
  await resultOf(server.app, takeReviewBatch, {}, reviewer);
  const answer = await look('x=0&y=750');
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=600' });
  const { data, info } = await sharp(answer.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 500, height: 500 });
  const colourAt = (row: number) => {
    const at = (row * 500 + 250) * 3;
    return (data[at] ?? 0) > 128 ? 'red' : 'blue';
  };
  // The corner was moved up to 700, so that the piece stays inside; red begins at 900.
  expect([colourAt(150), colourAt(250)]).toEqual(['blue', 'red']);
  expect((await look('x=99000&y=0')).statusCode).toBe(200);
  expect(await looksLogged()).toEqual([{ user_name: 'qian', parameters: { imageId }, entity_ids: [imageId] }]);
});

it('shows nothing to anyone else, nor for a place that is none', async () => {
  expect((await look('x=0&y=0', {})).statusCode).toBe(401);
  const others = [await server.logInAs('sun', ['reviewer']), await server.logInAs('wu', ['user'])];
  for (const who of others) expect((await look('x=0&y=0', who)).statusCode).toBe(404);
  for (const place of ['', 'x=-1&y=0', 'x=a&y=0', 'x=0']) expect((await look(place)).statusCode).toBe(404);
});
