import { getAlbum } from '@tuyuan/contract/library/album-data.ts';
import { decideAlbum, getAlbumsToReview, submitAlbums, takeAlbum } from '@tuyuan/contract/library/album-review.ts';
import { decideImage, takeReviewBatch } from '@tuyuan/contract/library/image-review.ts';
import { createSensitiveWords } from '@tuyuan/contract/site/sensitive-word.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Headers = { authorization: string };
let server: TestServer;
let build: LibraryBuilder;
let qian: Headers;
let sun: Headers;
let author: Headers;
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  const admin = await server.logInAs('admin', ['admin']);
  [qian, sun] = [await server.logInAs('qian', ['reviewer']), await server.logInAs('sun', ['reviewer'])];
  author = await server.logInAs('lin', ['photographer', 'reviewer']);
  authorId = await build.photographer('lin');
  await resultOf(server.app, createSensitiveWords, { words: ['加微信'], level: 'block' }, admin);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.execute(sql`DELETE FROM review_lease`);
  await server.db.execute(sql`DELETE FROM setting WHERE name = 'reviewStages'`);
  await server.db.execute(sql`UPDATE album SET review_state = 'draft' WHERE review_state = 'pending'`);
});

let made = 0;
/** A waiting album with a published and two waiting images. */
async function waitingAlbum(description = '') {
  made += 1;
  const albumId = await build.album({ authorId, title: `集 ${made}`, reviewState: 'pending' });
  await server.db.execute(sql`UPDATE album SET description = ${description} WHERE id = ${albumId}`);
  const ids = [];
  for (const reviewState of ['pending', 'pending', 'approved'] as const)
    ids.push((await build.image({ authorId, albumId, reviewState })).id);
  return { albumId, ids };
}
const take = (who: Headers, albumId: number) => callEndpoint(server.app, takeAlbum, { albumId }, who);
const decide = (who: Headers, albumId: number, more: Record<string, unknown> = {}) =>
  callEndpoint(server.app, decideAlbum, { albumId, decision: 'approve', ...more }, who);
const statesOf = async (ids: number[]) =>
  (
    await server.db.execute(sql`SELECT review_state FROM image WHERE id = ANY(${sql.param(ids)}::int[]) ORDER BY id`)
  ).rows.map((row) => row.review_state);

it('is decided together with its waiting pictures', async () => {
  const { albumId, ids } = await waitingAlbum();
  const list = await resultOf(server.app, getAlbumsToReview, {}, qian);
  expect(list.items).toMatchObject([{ id: albumId, imageCount: 3, pendingCount: 2 }]);
  expect(await take(qian, albumId)).toMatchObject({ result: { album: { id: albumId }, words: [] } });
  expect(await decide(qian, albumId)).toMatchObject({ result: { state: 'approved', images: 2 } });
  expect(await statesOf(ids)).toEqual(['approved', 'approved', 'approved']);
  expect((await resultOf(server.app, getAlbum, { id: albumId })).imageCount).toBe(3);
  expect(await decide(sun, albumId)).toMatchObject({ status: 409, code: 'Album.StateMismatch' });
});

it('is rejected with a reason, and handed in again by its author only', async () => {
  const { albumId, ids } = await waitingAlbum();
  await take(qian, albumId);
  expect(await decide(qian, albumId, { decision: 'reject' })).toMatchObject({ code: 'Review.ReasonRequired' });
  const rejection = { decision: 'reject', reasons: ['mismatch'], message: '标题不对' };
  expect(await decide(qian, albumId, rejection)).toMatchObject({ result: { state: 'rejected', images: 2 } });
  expect(await statesOf(ids)).toEqual(['rejected', 'rejected', 'approved']);
  const { rows } = await server.db.execute(
    sql`SELECT payload FROM hub_event WHERE name = 'reviewResult' AND channel = ${`galleryCommon/site/user:${authorId}`} ORDER BY seq DESC LIMIT 1`,
  );
  expect(rows[0]).toMatchObject({
    payload: { subject: 'album', id: albumId, state: 'rejected', reasons: ['描述与画面不符'] },
  });
  expect(await resultOf(server.app, submitAlbums, { ids: [albumId] }, sun)).toMatchObject({
    failed: [{ code: 'Album.NotFound' }],
  });
  expect(await resultOf(server.app, submitAlbums, { ids: [albumId] }, author)).toMatchObject({ succeeded: [albumId] });
});

it('goes to one of two who take it at once, and to nobody while one of its pictures is in another’s hands', async () => {
  const { albumId, ids } = await waitingAlbum();
  const outcomes = await Promise.all([take(qian, albumId), take(sun, albumId)]);
  expect(outcomes.map(({ code }) => code).toSorted()).toEqual(['Review.HeldByOther', null].toSorted());
  await server.db.execute(sql`DELETE FROM review_lease`);
  await resultOf(server.app, takeReviewBatch, {}, sun);
  expect(await take(qian, albumId)).toMatchObject({ code: 'Review.HeldByOther' });
  expect(await decide(qian, albumId)).toMatchObject({ code: 'Review.LeaseLost' });
  expect(await statesOf(ids)).toEqual(['pending', 'pending', 'approved']);
});

it('isn’t decided on by its author, nor with a blocked word in it', async () => {
  const { albumId } = await waitingAlbum('加 微 信');
  expect(await take(author, albumId)).toMatchObject({ status: 403, code: 'Review.OwnWork' });
  expect((await resultOf(server.app, getAlbumsToReview, {}, author)).items).toEqual([]);
  expect(await take(qian, albumId)).toMatchObject({ result: { words: [{ level: 'block', field: 'description' }] } });
  expect(await decide(qian, albumId)).toMatchObject({ code: 'Review.BlockedWord' });
});

it('with two stages needs two people, for itself and for each picture', async () => {
  await server.db.execute(sql`INSERT INTO setting (name, value) VALUES ('reviewStages', '2')`);
  const { albumId, ids } = await waitingAlbum();
  const [first = 0] = ids;
  await resultOf(server.app, takeReviewBatch, {}, sun);
  await resultOf(server.app, decideImage, { imageId: first, decision: 'approve' }, sun);
  await server.db.execute(sql`DELETE FROM review_lease`);
  await take(qian, albumId);
  expect(await decide(qian, albumId)).toMatchObject({ result: { state: 'pending', images: 2 } });
  expect(await statesOf(ids)).toEqual(['approved', 'pending', 'approved']);
  await take(qian, albumId);
  expect(await decide(qian, albumId)).toMatchObject({ code: 'Review.SecondPerson' });
  await server.db.execute(sql`DELETE FROM review_lease`);
  await take(sun, albumId);
  expect(await decide(sun, albumId)).toMatchObject({ result: { state: 'approved', images: 1 } });
  expect(await statesOf(ids)).toEqual(['approved', 'approved', 'approved']);
});
