import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getManagedImages, retryImageProcessing } from '@tuyuan/contract/library/image-management.ts';
import { imagePath } from '@tuyuan/contract/resource-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { paintScene } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { derivativeFolder, forgetStoredImages } from '../../site/index.ts';
import { addImage } from './add-image.ts';
import type { TenantLibrary } from './ingest-deps.ts';
import { processImageJob } from './process-image-job.ts';
import { queueRenderings } from './queue-renderings.ts';
import { renderAgain } from './render-again.ts';
import { renderAgainJob } from './render-again-job.ts';
import { sweepDerivatives } from './sweep-derivatives.ts';
import { tidyLibrary } from './tidy-library.ts';
import { workIngestJobs } from './work-ingest-jobs.ts';

const schema = 'tenant_default';
const ImageRow = z.object({
  id: z.number(),
  version: z.string(),
  sha256: z.instanceof(Buffer),
  original_key: z.string(),
  recipe: z.string().nullable(),
  processing_state: z.string(),
  processing_error: z.string().nullable(),
  review_state: z.string(),
});

let server: TestServer;
let library: TenantLibrary;
let admin: { authorization: string };
let authorId: number;
let folder: string;
let made = 0;
beforeAll(async () => {
  server = await startTestServer();
  library = { schema, db: server.db };
  admin = await server.logInAs('admin', ['admin']);
  authorId = await libraryBuilder(server.db).photographer('linxiao');
  folder = await mkdtemp(join(tmpdir(), 'tuyuan-again-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function read(id: number) {
  const { rows } = await server.db.execute(sql`SELECT * FROM image WHERE id = ${id}`);
  return ImageRow.parse(rows[0]);
}

async function add(): Promise<number> {
  made += 1;
  const path = join(folder, `${made}.jpg`);
  await writeFile(path, await paintScene(360, 240, made).jpeg().toBuffer());
  const { id } = await addImage(server.ingest, library, {
    file: { location: path, fileName: `${made}.jpg` },
    authorId,
    details: {},
    publish: true,
  });
  return id;
}

async function addPublished(): Promise<z.infer<typeof ImageRow>> {
  const id = await add();
  await expect.poll(async () => (await stateOf(id)).review_state, { timeout: 20_000 }).toBe('approved');
  await expect.poll(() => server.ingest.jobs.pending(processImageJob), { timeout: 20_000 }).toBe(0);
  // Of an image published a moment ago a missing derivative would count as still to come.
  await server.db.execute(sql`UPDATE image SET updated_at = now() - interval '1 hour' WHERE id = ${id}`);
  forgetStoredImages(server.db, [id]);
  return read(id);
}

async function stateOf(id: number) {
  const { rows } = await server.db.execute(
    sql`SELECT processing_state, processing_error, review_state FROM image WHERE id = ${id}`,
  );
  return ImageRow.pick({ processing_state: true, processing_error: true, review_state: true }).parse(rows[0]);
}

const folderOf = ({ sha256, version }: { sha256: Buffer; version: string }) =>
  derivativeFolder({ tenantSchema: schema, sha256, version });
async function keysBelow(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.ingest.storage.list(prefix)) keys.push(key);
  return keys;
}
const get = (url: string, accept = 'image/jpeg') => server.app.inject({ url, headers: { accept } });
const renderings = async () =>
  (await server.db.execute(sql`SELECT data FROM pgboss.job WHERE name = ${renderAgainJob.name}`)).rows.length;

describe('a derivative whose file is lost', () => {
  it('is missing at first and comes back under the same address, made once however many ask', async () => {
    const image = await addPublished();
    const url = imagePath(image, 640);
    const before = await get(url);
    await server.ingest.storage.delete([`${folderOf(image)}/w640.jpeg`]);
    const jobs = await renderings();
    for (const answer of await Promise.all(Array.from({ length: 20 }, () => get(url)))) {
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    await expect.poll(async () => (await get(url)).statusCode, { timeout: 20_000 }).toBe(200);
    expect((await get(url)).rawPayload).toEqual(before.rawPayload);
    expect(await renderings()).toBe(jobs + 1);
    expect(await stateOf(image.id)).toMatchObject({ review_state: 'approved', processing_error: null });
  });

  it('is answered in another format when only that file is lost, and made again all the same', async () => {
    const image = await addPublished();
    const key = `${folderOf(image)}/w640.webp`;
    await server.ingest.storage.delete([key]);
    expect((await get(imagePath(image, 640), 'image/webp')).headers['content-type']).toBe('image/jpeg');
    await expect.poll(() => server.ingest.storage.size(key), { timeout: 20_000 }).not.toBeNull();
  });
});

describe('rendering anew', () => {
  it('makes only the images of another recipe anew, under a new version, and deletes the old one’s files', async () => {
    const stale = await addPublished();
    const current = await addPublished();
    await server.db.execute(sql`UPDATE image SET recipe = 'of-old' WHERE id = ${stale.id}`);
    expect(await queueRenderings(server.ingest.jobs, library, { onlyStale: true })).toBe(1);
    await expect.poll(async () => (await read(stale.id)).recipe, { timeout: 20_000 }).toBe(stale.recipe);
    const switched = await read(stale.id);
    expect(switched.version).not.toBe(stale.version);
    await expect.poll(() => keysBelow(folderOf(stale))).toEqual([]);
    expect(await keysBelow(folderOf(switched))).toHaveLength(13);
    expect((await get(imagePath(switched, 320))).statusCode).toBe(200);
    const moved = await get(imagePath(stale, 320));
    expect([moved.statusCode, moved.headers.location]).toEqual([302, imagePath(switched, 320)]);
    expect((await read(current.id)).version).toBe(current.version);
  });

  it('does nothing for a rendering that is not the image’s any more', async () => {
    const image = await addPublished();
    await server.db.execute(sql`UPDATE image SET recipe = 'of-old' WHERE id = ${image.id}`);
    await renderAgain(server.ingest, library, image.id, 'another-version');
    expect((await read(image.id)).version).toBe(image.version);
  });

  it('leaves the image as it is when the original is damaged, tells why, and can be asked for again', async () => {
    const image = await addPublished();
    await server.db.execute(sql`UPDATE image SET recipe = 'of-old' WHERE id = ${image.id}`);
    await server.ingest.storage.put(image.original_key, Buffer.from('no picture at all'));
    await renderAgain(server.ingest, library, image.id, image.version);
    expect(await stateOf(image.id)).toEqual({
      processing_state: 'ready',
      processing_error: 'Picture.NotAPicture',
      review_state: 'approved',
    });
    expect(await keysBelow(folderOf(image))).toHaveLength(13);
    await server.ingest.storage.put(image.original_key, await paintScene(360, 240, made).jpeg().toBuffer());
    expect(await resultOf(server.app, retryImageProcessing, { ids: [image.id] }, admin)).toMatchObject({
      succeeded: [image.id],
    });
    await expect.poll(async () => (await read(image.id)).recipe, { timeout: 20_000 }).toBe(image.recipe);
  });
});

describe('processing that fails for good without the picture’s fault', () => {
  /** Runs the job as the queue would, as its last attempt or not. */
  async function workOnce(storage: BlobStore, id: number, isLast: boolean): Promise<void> {
    let handler: ((isLast: boolean) => Promise<void>) | undefined;
    const jobs: JobQueue = {
      ...server.ingest.jobs,
      async work(kind, _concurrency, work) {
        if (kind.name === 'image-process')
          handler = (last) => work(schema, kind.data.parse({ imageId: id, publish: true }), { isLast: last });
      },
    };
    await workIngestJobs({ ...server.ingest, storage, jobs }, server.databases.of, 1);
    await handler?.(isLast);
  }

  it('is entered with its reason at the last try, is told in the back office, and can be tried again', async () => {
    const full: BlobStore = { ...server.ingest.storage, put: () => Promise.reject(new AppError('Storage.Full')) };
    const image = await addPublished();
    await server.db.execute(
      sql`UPDATE image SET processing_state = 'queued', review_state = 'pending' WHERE id = ${image.id}`,
    );
    await expect(workOnce(full, image.id, false)).rejects.toMatchObject({ code: 'Storage.Full' });
    expect(await stateOf(image.id)).toMatchObject({ processing_state: 'queued' });
    await expect(workOnce(full, image.id, true)).rejects.toMatchObject({ code: 'Storage.Full' });
    expect(await stateOf(image.id)).toMatchObject({ processing_state: 'failed', processing_error: 'Storage.Full' });
    const { items } = await resultOf(server.app, getManagedImages, { maxResultCount: 100 }, admin);
    expect(items.find(({ id }) => id === image.id)?.processingError).toBe(new AppError('Storage.Full').message);
    await resultOf(server.app, retryImageProcessing, { ids: [image.id] }, admin);
    await expect.poll(async () => (await stateOf(image.id)).processing_state, { timeout: 20_000 }).toBe('ready');
  });

  it('is told as a lost original when that is what is missing', async () => {
    const image = await addPublished();
    await server.db.execute(
      sql`UPDATE image SET processing_state = 'queued', review_state = 'pending' WHERE id = ${image.id}`,
    );
    await server.ingest.storage.delete([image.original_key]);
    await expect(workOnce(server.ingest.storage, image.id, true)).rejects.toThrow();
    expect(await stateOf(image.id)).toMatchObject({
      processing_state: 'failed',
      processing_error: 'Resource.NotFound',
    });
  });
});

describe('tidying', () => {
  it('deletes renderings that are no image’s once they are old, and nothing else', async () => {
    const image = await addPublished();
    const { storage } = server.ingest;
    const abandoned = `${folderOf({ ...image, version: 'abandoned' })}/w640.jpeg`;
    const nobodys = `${folderOf({ sha256: Buffer.alloc(32, 7), version: 'nobodys' })}/w640.jpeg`;
    for (const key of [abandoned, nobodys]) await storage.put(key, Buffer.from('half a rendering'));
    await sweepDerivatives(storage, library);
    expect(await storage.size(abandoned)).not.toBeNull();
    await sweepDerivatives(storage, library, () => Date.now() + 7 * 3600 * 1000);
    expect([await storage.size(abandoned), await storage.size(nobodys)]).toEqual([null, null]);
    expect(await keysBelow(folderOf(image))).toHaveLength(13);
    expect(await storage.size(image.original_key)).not.toBeNull();
  });

  it('queues an image again whose job is lost, after an hour', async () => {
    const image = await addPublished();
    const strand = (hours: number) =>
      server.db.execute(sql`UPDATE image SET processing_state = 'queued', review_state = 'pending',
        updated_at = now() - make_interval(hours => ${hours}) WHERE id = ${image.id}`);
    await strand(0);
    await tidyLibrary(server.ingest, library);
    expect(
      await server.db.execute(sql`SELECT 1 FROM pgboss.job WHERE name = 'image-process' AND state < 'active'`),
    ).toMatchObject({ rowCount: 0 });
    await strand(2);
    await tidyLibrary(server.ingest, library);
    await expect.poll(async () => (await stateOf(image.id)).processing_state, { timeout: 20_000 }).toBe('ready');
  });
});
