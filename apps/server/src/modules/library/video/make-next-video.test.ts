import {
  getManagedVideo,
  publishVideos,
  takeVideosOffline,
  transcodeVideo,
} from '@tuyuan/contract/library/video-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { openVideo } from '../../../open-video.ts';
import { oneId } from '../../../platform/database/values.ts';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { plainEncoder } from '../../../testing/plain-encoder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { makeNextVideo } from './make-next-video.ts';
import { randomName } from './random-name.ts';
import type { VideoEncoder } from './video-encoder.ts';
import { videoOriginalKey } from './video-files.ts';
import { makeVideoJob } from './video-jobs.ts';

const schema = 'tenant_default';
const original = Buffer.from('....ftypisom and no film at all, which nobody reads');
let server: TestServer;
let editor: { authorization: string };
let told: { level: string; facts: Record<string, unknown> }[];
beforeAll(async () => {
  // Works no jobs itself.
  server = await startTestServer({ MODE: 'web' });
  editor = await server.logInAs('editor', ['editor']);
});
afterAll(() => server.stop());
beforeEach(async () => {
  told = [];
  await server.db.execute(sql`DELETE FROM video`);
});

/** A film whose bytes are all here. */
async function film(title = '夜航'): Promise<number> {
  const key = randomName();
  await server.ingest.storage.put(videoOriginalKey(schema, key), original);
  return oneId(
    server.db,
    sql`INSERT INTO video (key, title, file_name, bytes, received, state)
    VALUES (${key}, ${title}, '张三的婚礼.mp4', ${original.length}, ${original.length}, 'processing') RETURNING id`,
  );
}
async function make(overrides: Partial<VideoEncoder> = {}): Promise<void> {
  const note = (level: string) => (facts: object) => void told.push({ level, facts: { ...facts } });
  const deps = openVideo(readConfig({ NODE_ENV: 'test', DATA_DIR: server.dataDir }), server.ingest);
  const logger = { warn: note('warn'), error: note('error') };
  await makeNextVideo({ ...deps, encoder: plainEncoder(overrides), logger }, { schema, db: server.db });
}
const read = (id: number) => resultOf(server.app, getManagedVideo, { id }, editor);
const leaseOf = async (id: number) =>
  (await server.db.execute(sql`SELECT lease, attempts, leased_until > now() AS is_held FROM video WHERE id = ${id}`))
    .rows[0];
const endPauses = () => server.db.execute(sql`UPDATE video SET leased_until = now() - interval '1 second'`);
const failing = (error: unknown) => ({ probe: () => Promise.reject(error) });

it('one is made at a time, and the next is queued behind those of other sites', async () => {
  const [first, second] = [await film(), await film()];
  const queued = await server.ingest.jobs.pending(makeVideoJob);
  await make();
  expect([(await read(first)).state, (await read(second)).state]).toEqual(['ready', 'processing']);
  expect(await server.ingest.jobs.pending(makeVideoJob)).toBe(queued + 1);
  await make();
  expect((await read(second)).state).toBe('ready');
});

it('one who comes too late fails nothing that another has taken meanwhile', async () => {
  const id = await film();
  const steal = async () => {
    await server.db.execute(sql`UPDATE video SET lease = 'of-another' WHERE id = ${id}`);
    throw new AppError('Video.Unreadable');
  };
  await make({ probe: steal });
  expect(await read(id)).toMatchObject({ state: 'processing', failure: null });
  expect(await leaseOf(id)).toMatchObject({ lease: 'of-another', is_held: true });
  expect(told).toEqual([]);
});

it('one who comes too late stores nothing among the files of another', async () => {
  const id = await film();
  await make({
    async writeRendition() {
      await server.db.execute(sql`UPDATE video SET lease = 'of-another' WHERE id = ${id}`);
    },
  });
  expect(await read(id)).toMatchObject({ state: 'processing', renditions: [{ bytes: null }] });
  expect(told).toEqual([]);
});

it('what may pass is tried four times, then told; nobody is named in it', async () => {
  const id = await film();
  for (const level of ['warn', 'warn', 'warn', 'error']) {
    await make(failing(new Error('killed')));
    expect(told.at(-1)).toMatchObject({ level, facts: { schema, videoId: id } });
    if (level === 'warn') expect(await leaseOf(id)).toMatchObject({ lease: null, is_held: true });
    await endPauses();
  }
  expect(await read(id)).toMatchObject({ state: 'failed', failure: '转码多次中断，已停止，请稍后重试。' });
  expect(JSON.stringify(told)).not.toMatch(/张三|夜航/);
  await make();
  expect(told).toHaveLength(4);
});

it('one that was put off waits, and lets the others through', async () => {
  const late = await film();
  await make(failing(new Error('killed')));
  const next = await film();
  await make();
  expect([(await read(late)).state, (await read(next)).state]).toEqual(['processing', 'ready']);
  await make();
  expect((await read(late)).state).toBe('processing');
});

it('processes that are killed are counted too', async () => {
  const id = await film();
  await server.db.execute(
    sql`UPDATE video SET attempts = 4, lease = 'killed', leased_until = now() - interval '1 second'`,
  );
  await make();
  expect(await read(id)).toMatchObject({ state: 'failed', failure: '转码多次中断，已停止，请稍后重试。' });
});

it('a missing encoder may come; a file that is at fault stays so', async () => {
  const id = await film();
  await make({ isThere: async () => false });
  expect((await read(id)).state).toBe('processing');
  await endPauses();
  await make(failing(new AppError('Video.Unreadable')));
  expect(await read(id)).toMatchObject({ state: 'failed', failure: '视频文件已损坏或不完整，无法读取。' });
  expect(told.at(-1)).toMatchObject({ level: 'error', facts: { code: 'Video.Unreadable', attempts: 2 } });
});

it('a video that was made before stays what it was where making it anew fails, and says why', async () => {
  const id = await film();
  await make();
  const before = await read(id);
  const again = () => resultOf(server.app, transcodeVideo, { id }, editor);
  await again();
  await make(failing(new AppError('Video.Unreadable')));
  const failure = '视频文件已损坏或不完整，无法读取。';
  expect(await read(id)).toMatchObject({
    state: 'ready',
    failure,
    version: before.version,
    renditions: before.renditions,
  });
  await resultOf(server.app, publishVideos, { ids: [id] }, editor);
  expect(await read(id)).toMatchObject({ state: 'published', failure: null });
  await resultOf(server.app, takeVideosOffline, { ids: [id] }, editor);
  await again();
  await make({ writePreview: () => Promise.reject(new AppError('Video.TooSlow')) });
  expect(await read(id)).toMatchObject({ state: 'offline', version: before.version, renditions: before.renditions });
  await again();
  await make();
  expect(await read(id)).toMatchObject({ state: 'offline', failure: null });
});

it.each([
  [{ width: 4096, height: 2304 }, null],
  [{ width: 2304, height: 4096 }, null],
  [{ width: 4098, height: 1000 }, '画面太大，最大 4096 × 2304，请缩小后重试。'],
  [{ width: 4096, height: 2306 }, '画面太大，最大 4096 × 2304，请缩小后重试。'],
  [{ frameRate: 120 }, null],
  [{ frameRate: 240 }, '帧率太高，最多每秒 120 帧，请降低后重试。'],
  [{ durationMs: 3_600_001 }, '视频太长，请剪短后重试。'],
])('of a film with %j it says: %s', async (facts, failure) => {
  const id = await film();
  const { probe } = plainEncoder();
  await make({ probe: async (source) => ({ ...(await probe(source)), ...facts }) });
  expect(await read(id)).toMatchObject({ state: failure === null ? 'ready' : 'failed', failure });
});

it('a film of which no small pictures can be drawn is made all the same', async () => {
  const id = await film();
  const { writeStills } = plainEncoder();
  const refuses = { message: 'Nothing is left there.' };
  await make({
    writeStills: (task) => (task.height < 200 ? Promise.reject(new Error(refuses.message)) : writeStills(task)),
  });
  expect(await read(id)).toMatchObject({ state: 'ready', failure: null });
  const { rows } = await server.db.execute(sql`SELECT frames FROM video WHERE id = ${id}`);
  expect(rows).toEqual([{ frames: 0 }]);
  expect(told).toMatchObject([{ level: 'warn', facts: { schema, videoId: id, err: refuses } }]);
});
