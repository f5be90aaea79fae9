import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getManagedVideo } from '@tuyuan/contract/library/video-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { openVideo } from '../../../open-video.ts';
import { createLogger } from '../../../platform/observability/logger.ts';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { forkNeighbour } from '../../../testing/fork-neighbour.ts';
import { makeClip } from '../../../testing/make-clip.ts';
import { plainEncoder } from '../../../testing/plain-encoder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type VideoClient, videoClient } from '../../../testing/video-client.ts';
import { makeNextVideo } from './make-next-video.ts';
import { resumeVideos, tidyVideos } from './tidy-videos.ts';
import type { MakingDeps } from './video-deps.ts';
import { makeVideoJob } from './video-jobs.ts';
import { takeNextLease } from './video-lease.repository.ts';

const schema = 'tenant_default';
let server: TestServer;
let editor: { authorization: string };
let client: VideoClient;
let deps: MakingDeps;

beforeAll(async () => {
  // Works no jobs itself.
  server = await startTestServer({ MODE: 'web' });
  editor = await server.logInAs('editor', ['editor']);
  client = videoClient(server.app, await server.app.listen({ port: 0, host: '127.0.0.1' }), editor);
  const opened = openVideo(readConfig({ NODE_ENV: 'test', DATA_DIR: server.dataDir }), server.ingest);
  deps = { ...opened, logger: createLogger('silent') };
});
afterAll(() => server.stop());

const read = (id: number) => resultOf(server.app, getManagedVideo, { id }, editor);
const endLeases = () => server.db.execute(sql`UPDATE video SET leased_until = now() - interval '1 second'`);
const library = () => ({ schema, db: server.db });
const workFolders = () => readdir(deps.workFolder).catch(() => []);

it('goes on where kill -9 ended it: what was made stays, what was half made is made anew', {
  timeout: 300_000,
}, async () => {
  const id = await client.upload({
    title: '夜航',
    bytes: await makeClip({ width: 1280, height: 720, seconds: 3, hasSound: true }),
  });
  expect(await read(id)).toMatchObject({ state: 'processing', renditions: [] });
  const first = await forkNeighbour(server.databases.connection, server.dataDir, 'worker');
  const smallest = async () => (await read(id)).renditions.find(({ name }) => name === '360')?.bytes ?? null;
  await expect.poll(smallest, { timeout: 200_000, interval: 20 }).not.toBeNull();
  await first.kill();
  const cut = await read(id);
  expect(cut.state).toBe('processing');
  expect(cut.renditions.find(({ name }) => name === '720')?.bytes).toBeNull();
  expect(await workFolders()).toHaveLength(1);

  const small = cut.renditions.find(({ name }) => name === '360');
  await endLeases();
  // As the next process does with the clock.
  await resumeVideos(deps, library());
  expect(await server.ingest.jobs.pending(makeVideoJob)).toBeGreaterThan(0);
  await makeNextVideo(deps, library());
  const made = await read(id);
  expect(made).toMatchObject({ state: 'ready', progress: 100 });
  expect(made.renditions.map(({ name }) => name)).toEqual(['720', '360']);
  expect(made.renditions.find(({ name }) => name === '360')).toEqual(small);
  expect(await workFolders()).toEqual([]);
});

it('two never make one film at once, and a lease that is over is taken by the next', async () => {
  const id = await client.upload({ title: '两人', bytes: Buffer.from('....ftypisom and no film'.padEnd(64)) });
  const made: string[] = [];
  const plain = plainEncoder();
  const encoder: MakingDeps['encoder'] = {
    ...plain,
    async writeRendition(task, onProgress, signal) {
      made.push(task.name);
      await plain.writeRendition(task, onProgress, signal);
    },
  };
  const lease = await takeNextLease(server.db, { lease: 'of-another', version: 'x'.repeat(22) });
  expect(lease?.id).toBe(id);
  await makeNextVideo({ ...deps, encoder }, library());
  expect(made).toEqual([]);
  await endLeases();
  await Promise.all([1, 2].map(() => makeNextVideo({ ...deps, encoder }, library())));
  expect(made).toEqual(['360']);
  expect(await read(id)).toMatchObject({ state: 'ready', audioCodec: null });
});

it('what nobody makes or uses any more is swept', async () => {
  await mkdir(join(deps.workFolder, `${schema}.${'y'.repeat(22)}`), { recursive: true });
  await resumeVideos(deps, library());
  expect(await workFolders()).toEqual([]);
  await server.ingest.storage.put(`${schema}/videos/originals/${'z'.repeat(22)}`, Buffer.from('x'));
  const before = await filesBelow();
  await tidyVideos(deps, library(), Date.now() + 48 * 3600 * 1000);
  expect(await filesBelow()).toBe(before - 1);
});

async function filesBelow(): Promise<number> {
  let found = 0;
  for await (const _file of server.ingest.storage.list(`${schema}/videos`)) found += 1;
  return found;
}
