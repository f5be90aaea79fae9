import { getImage } from '@tuyuan/contract/library/image-data.ts';
import {
  appealImage,
  getImageDecisions,
  resubmitImages,
  withdrawImages,
} from '@tuyuan/contract/library/image-decision.ts';
import { publishImages } from '@tuyuan/contract/library/image-management.ts';
import {
  decideImage,
  getReviewCase,
  getReviewQueue,
  releaseReviewLeases,
  renewReviewLeases,
  takeReviewBatch,
  undoDecision,
} from '@tuyuan/contract/library/image-review.ts';
import { createSensitiveWords } from '@tuyuan/contract/site/sensitive-word.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Headers = { authorization: string };
let server: TestServer;
let build: LibraryBuilder;
let admin: Headers;
let qian: Headers;
let sun: Headers;
let author: Headers;
let authorId: number;
let otherId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
  [qian, sun] = [await server.logInAs('qian', ['reviewer']), await server.logInAs('sun', ['reviewer'])];
  author = await server.logInAs('lin', ['photographer']);
  authorId = await build.photographer('lin');
  otherId = await build.photographer('zhou');
  await resultOf(server.app, createSensitiveWords, { words: ['加微信'], level: 'block' }, admin);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.execute(sql`DELETE FROM review_lease`);
  await server.db.execute(sql`UPDATE image SET review_state = 'draft' WHERE review_state = 'pending'`);
  await setStages('1');
});

const setStages = (value: string) =>
  server.db.execute(
    sql`INSERT INTO setting (name, value) VALUES ('reviewStages', ${value}) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  );
let minute = 0;
/** A waiting image, later than the one before. */
async function waiting(fields: { authorId?: number; title?: string; description?: string } = {}): Promise<number> {
  const { id } = await build.image({ authorId, ...fields, reviewState: 'pending' });
  minute += 1;
  await server.db.execute(
    sql`UPDATE image SET submitted_at = '2026-01-01'::timestamptz + ${`${minute} minutes`}::interval WHERE id = ${id}`,
  );
  return id;
}
const take = async (who: Headers, queue = 'first') =>
  (await resultOf(server.app, takeReviewBatch, { queue }, who)).items.map(({ id }) => id);
const decide = (who: Headers, imageId: number, more: Record<string, unknown> = {}) =>
  callEndpoint(server.app, decideImage, { imageId, decision: 'approve', ...more }, who);
const reject = (who: Headers, imageId: number, more: Record<string, unknown> = {}) =>
  decide(who, imageId, { decision: 'reject', reasons: ['quality'], ...more });
const decisionOn = async (id: number) =>
  (await resultOf(server.app, getImageDecisions, { imageIds: [id] }, author)).items[0];
const expire = () => server.db.execute(sql`UPDATE review_lease SET expires_at = now() - interval '1 second'`);
/** What the hub told a person of works; it tells of credits too, which a log-in earns whenever their round comes. */
const eventsTo = async (who: string) =>
  (
    await server.db.execute(sql`
      SELECT e.payload FROM hub_event e WHERE e.channel = (SELECT 'galleryCommon/site/user:' || id FROM app_user WHERE user_name = ${who})
        AND e.name = 'reviewResult' ORDER BY e.seq`)
  ).rows.map(({ payload }) => payload);

describe('a batch', () => {
  it('is the oldest first, one author’s together, never the reviewer’s own', async () => {
    const own = await build.photographer('qian');
    const [a1, b1, a2] = [await waiting(), await waiting({ authorId: otherId }), await waiting()];
    await waiting({ authorId: own });
    expect(await take(qian)).toEqual([a1, a2, b1]);
  });

  it('has at most twenty, and is filled up as they are decided on', async () => {
    const ids = [];
    for (let made = 0; made < 22; made += 1) ids.push(await waiting());
    expect(await take(qian)).toEqual(ids.slice(0, 20));
    await decide(qian, ids[0] ?? 0);
    expect(await take(qian)).toEqual(ids.slice(1, 21));
  });

  it('is never shared by two reviewers who take at once', async () => {
    for (let made = 0; made < 30; made += 1) await waiting();
    const batches = await Promise.all([take(qian), take(sun), take(admin)]);
    const all = batches.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBe(30);
  });

  it('goes to another reviewer once its time is over, and the first one’s decision is refused', async () => {
    const id = await waiting();
    expect(await take(qian)).toEqual([id]);
    expect(await take(sun)).toEqual([]);
    await expire();
    expect(await take(sun)).toEqual([id]);
    expect(await decide(qian, id)).toMatchObject({ status: 409, code: 'Review.LeaseLost' });
    expect(await decide(sun, id)).toMatchObject({ status: 200, result: { state: 'approved' } });
  });

  it('whose time is over goes to one of two who take it at once', async () => {
    const id = await waiting();
    await take(qian);
    await expire();
    const batches = await Promise.all([take(sun), take(admin)]);
    expect(batches.flat()).toEqual([id]);
  });

  it('is held longer by activity, and goes back when the reviewer leaves', async () => {
    const id = await waiting();
    await take(qian);
    await server.db.execute(sql`UPDATE review_lease SET expires_at = now() + interval '1 minute'`);
    expect(await resultOf(server.app, renewReviewLeases, {}, qian)).toMatchObject({ imageIds: [id] });
    const { rows } = await server.db.execute(
      sql`SELECT expires_at > now() + interval '14 minutes' AS is_long FROM review_lease`,
    );
    expect(rows).toEqual([{ is_long: true }]);
    expect(await resultOf(server.app, releaseReviewLeases, {}, qian)).toEqual({ released: 1 });
    expect(await take(sun)).toEqual([id]);
  });
});

describe('a decision', () => {
  it('publishes, is searched for at once, is in the history, and the author is told', async () => {
    const id = await waiting({ title: '海上的船' });
    await take(qian);
    const edits = { title: '海上落日', labels: ['海', '落日'] };
    expect(await decide(qian, id, { edits })).toMatchObject({ result: { state: 'approved' } });
    const shown = await resultOf(server.app, getImage, { id });
    expect(shown).toMatchObject({ title: '海上落日', labels: [{ name: '海' }, { name: '落日' }] });
    expect((await eventsTo('lin')).at(-1)).toEqual({
      subject: 'image',
      id,
      title: '海上落日',
      state: 'approved',
      reasons: [],
    });
    const { history } = await resultOf(server.app, getReviewCase, { imageId: id }, qian);
    expect(history).toMatchObject([{ from: 'pending', to: 'approved', actor: { name: 'qian' } }]);
  });

  it('to reject needs a reason, and shows the author reasons, message and frame', async () => {
    const id = await waiting();
    await take(qian);
    expect(await decide(qian, id, { decision: 'reject' })).toMatchObject({ code: 'Review.ReasonRequired' });
    const frame = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
    const reasons = ['watermark', 'quality'];
    expect(await reject(qian, id, { reasons, message: '左下角有日期', frame })).toMatchObject({ status: 200 });
    expect(await decisionOn(id)).toMatchObject({
      state: 'rejected',
      message: '左下角有日期',
      frame,
      canAppeal: true,
      reasons: [{ code: 'watermark', title: '水印或边框' }, { code: 'quality' }],
    });
    expect((await eventsTo('lin')).at(-1)).toMatchObject({ state: 'rejected', reasons: ['水印或边框', '画质不足'] });
  });

  it('is made once of two at once', async () => {
    const id = await waiting();
    await take(qian);
    const outcomes = await Promise.all([decide(qian, id), reject(qian, id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('loses to an editor who published the image meanwhile', async () => {
    const id = await waiting();
    await take(qian);
    await resultOf(server.app, publishImages, { ids: [id] }, admin);
    expect(await reject(qian, id)).toMatchObject({ code: 'Review.LeaseLost' });
  });

  it('can’t approve a text with a blocked word until it is taken out', async () => {
    const id = await waiting({ title: '落日 加V信', description: '加·微·信拿原片' });
    const batch = await resultOf(server.app, takeReviewBatch, {}, qian);
    expect(batch.items).toMatchObject([{ id, worstWord: 'block' }]);
    const { words } = await resultOf(server.app, getReviewCase, { imageId: id }, qian);
    expect(words).toEqual([{ field: 'description', level: 'block', word: '加微信', found: '加·微·信' }]);
    expect(await decide(qian, id)).toMatchObject({ status: 409, code: 'Review.BlockedWord' });
    expect(await decide(qian, id, { edits: { description: '', labels: ['加微信'] } })).toMatchObject({
      code: 'Review.BlockedWord',
    });
    expect(await decide(qian, id, { edits: { description: '' } })).toMatchObject({ result: { state: 'approved' } });
  });

  it('refuses what isn’t there, and what the reviewer doesn’t hold', async () => {
    const id = await waiting();
    expect(await decide(qian, 2_000_000_000)).toMatchObject({ code: 'Image.NotFound' });
    expect(await decide(qian, id)).toMatchObject({ code: 'Review.LeaseLost' });
    await take(qian);
    expect(await decide(qian, id, { edits: { categoryId: 999_999 } })).toMatchObject({ code: 'Category.NotFound' });
  });
});

describe('undo', () => {
  it('puts the image back where it waited, held by the reviewer, and tells the author', async () => {
    const [id, later] = [await waiting(), await waiting()];
    await take(qian);
    await decide(qian, id);
    const undone = await resultOf(server.app, undoDecision, { imageId: id }, qian);
    expect(undone.item.id).toBe(id);
    expect(await take(qian)).toEqual([id, later]);
    expect((await callEndpoint(server.app, getImage, { id })).status).toBe(404);
    expect((await eventsTo('lin')).at(-1)).toMatchObject({ id, state: 'pending' });
    const { record } = await resultOf(server.app, getReviewCase, { imageId: id }, qian);
    await decide(qian, later);
    const after = await resultOf(server.app, getReviewCase, { imageId: id }, qian);
    expect(after.record.approved).toBe(record.approved + 1);
  });

  it('is refused to others, after a minute, twice, and once somebody moved the image', async () => {
    const [id, old] = [await waiting(), await waiting()];
    await take(qian);
    await decide(qian, id);
    await decide(qian, old);
    const undo = (who: Headers, imageId: number) => callEndpoint(server.app, undoDecision, { imageId }, who);
    expect(await undo(sun, id)).toMatchObject({ status: 409, code: 'Review.UndoTooLate' });
    await server.db.execute(sql`UPDATE state_change SET at = at - interval '61 seconds' WHERE image_id = ${old}`);
    expect(await undo(qian, old)).toMatchObject({ code: 'Review.UndoTooLate' });
    const outcomes = await Promise.all([undo(qian, id), undo(qian, id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await reject(qian, id);
    await resultOf(server.app, resubmitImages, { ids: [id] }, author);
    expect(await undo(qian, id)).toMatchObject({ code: 'Review.UndoTooLate' });
  });
});

describe('with two stages', () => {
  it('a second person decides after the first, who never gets it again', async () => {
    await setStages('2');
    const id = await waiting();
    await take(qian);
    expect(await decide(qian, id)).toMatchObject({ result: { state: 'pending' } });
    expect(await take(qian)).toEqual([]);
    expect(await take(qian, 'second')).toEqual([]);
    expect(await resultOf(server.app, getReviewQueue, {}, sun)).toMatchObject({
      stages: 2,
      first: { waiting: 0 },
      second: { waiting: 1 },
    });
    expect(await take(sun, 'second')).toEqual([id]);
    expect(await decide(sun, id)).toMatchObject({ result: { state: 'approved' } });
  });

  it('the first approval can be undone until the second person holds the image, and ends with a new submission', async () => {
    await setStages('2');
    const id = await waiting();
    await take(qian);
    await decide(qian, id);
    await resultOf(server.app, undoDecision, { imageId: id }, qian);
    expect(await take(qian)).toEqual([id]);
    await decide(qian, id);
    await take(sun, 'second');
    expect(await callEndpoint(server.app, undoDecision, { imageId: id }, qian)).toMatchObject({
      code: 'Review.UndoTooLate',
    });
    await reject(sun, id);
    await resultOf(server.app, resubmitImages, { ids: [id] }, author);
    expect(await take(qian)).toEqual([id]);
  });
});

describe('an author', () => {
  it('appeals once for each rejection; another reviewer decides', async () => {
    const id = await waiting();
    await take(qian);
    await reject(qian, id);
    const appeal = () => callEndpoint(server.app, appealImage, { imageId: id, message: '没有水印' }, author);
    const outcomes = await Promise.all([appeal(), appeal()]);
    expect(outcomes.map(({ code }) => code).toSorted()).toEqual(['Image.StateMismatch', null].toSorted());
    expect(await decisionOn(id)).toMatchObject({ state: 'pending', isAppealed: true });
    expect([await take(qian), await take(qian, 'appeal')]).toEqual([[], []]);
    expect(await take(sun, 'appeal')).toEqual([id]);
    const opened = await resultOf(server.app, getReviewCase, { imageId: id }, sun);
    expect(opened).toMatchObject({ queue: 'appeal', appeal: '没有水印', canLoupe: true });
    await reject(sun, id);
    expect(await decisionOn(id)).toMatchObject({ canAppeal: false });
    expect(await appeal()).toMatchObject({ status: 409, code: 'Review.AppealUsed' });
    await resultOf(server.app, resubmitImages, { ids: [id] }, author);
    await take(qian);
    await reject(qian, id);
    expect(await decisionOn(id)).toMatchObject({ canAppeal: true });
  });

  it('takes a pending image back, also from a reviewer’s hands, and resubmits a rejected one', async () => {
    const [id, before] = [await waiting(), await waiting()];
    await take(qian);
    expect(await decisionOn(before)).toMatchObject({ state: 'pending', ahead: 1 });
    const withdrawn = await resultOf(server.app, withdrawImages, { ids: [id] }, author);
    expect(withdrawn).toEqual({ succeeded: [id], failed: [] });
    expect(await decide(qian, id)).toMatchObject({ code: 'Review.LeaseLost' });
    await reject(qian, before);
    const again = await resultOf(server.app, resubmitImages, { ids: [id, before] }, author);
    expect(again).toMatchObject({ succeeded: [before], failed: [{ id, code: 'Image.StateMismatch' }] });
  });

  it('does none of it to, and learns nothing of, others’ images', async () => {
    const id = await waiting({ authorId: otherId });
    expect(await decisionOn(id)).toBeUndefined();
    for (const call of [resubmitImages, withdrawImages])
      expect(await resultOf(server.app, call, { ids: [id] }, author)).toMatchObject({
        failed: [{ id, code: 'Image.NotFound' }],
      });
    expect(await callEndpoint(server.app, appealImage, { imageId: id, message: '请再看' }, author)).toMatchObject({
      status: 404,
    });
  });
});

it('the queue’s figures tell what waits, since when, and who reviews', async () => {
  const oldest = await waiting();
  await waiting();
  await take(qian);
  await decide(qian, oldest);
  const figures = await resultOf(server.app, getReviewQueue, {}, qian);
  expect(figures).toMatchObject({ first: { waiting: 1 }, second: { waiting: 0, oldestAt: null }, stages: 1 });
  expect(figures.activeReviewers).toBeGreaterThanOrEqual(1);
  expect(figures.today).toBe(figures.reviewers.find(({ name }) => name === 'qian')?.today);
  expect(figures.minutesToClear).toBeGreaterThanOrEqual(1);
});

it('a case shows pictures with nearly the same fingerprint, and not those of others’ drafts', async () => {
  const [id, twin, draft] = [await waiting(), await waiting(), await waiting()];
  const far = await waiting();
  const hash = (of: number, bits: string) =>
    server.db.execute(sql`UPDATE image SET perceptual_hash = ('x' || ${bits}::text)::bit(64) WHERE id = ${of}`);
  await hash(id, 'ff00ff00ff00ff00');
  await hash(twin, 'ff00ff00ff00ff03');
  await hash(draft, 'ff00ff00ff00ff00');
  await hash(far, '00ff00ff00ff00ff');
  await server.db.execute(sql`UPDATE image SET review_state = 'draft' WHERE id = ${draft}`);
  const { lookAlikes } = await resultOf(server.app, getReviewCase, { imageId: id }, qian);
  expect(lookAlikes).toMatchObject([{ id: twin, likeness: 1 - 2 / 64, width: 3000, reviewState: 'pending' }]);
});
