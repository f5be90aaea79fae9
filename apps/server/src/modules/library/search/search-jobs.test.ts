import { searchImages as endpoint } from '@tuyuan/contract/library/advance-image-search.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { startPgBossQueue } from '../../../platform/jobs/pg-boss-queue.ts';
import { plantImages, plantPhotographer } from '../../../testing/plant-images.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { loadAlbumCards, loadImageCards, loadPhotographerCards } from '../catalogue/index.ts';
import { searchImages } from './search-images.ts';
import { reindexSearch, workSearchJobs } from './search-jobs.ts';

const timeZone = 'Asia/Shanghai';
const parts = { timeZone, cards: { loadImageCards, loadAlbumCards, loadPhotographerCards } };
let test: TestDatabase;
let jobs: JobQueue;
beforeAll(async () => {
  test = await createTestDatabase();
  jobs = await startPgBossQueue({
    connection: test.databases.connection,
    isOnlyWorker: true,
    onError: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await jobs.stop();
  await test.drop();
});

it('indexes what was missing and learns its words, queued once however often it was asked for', async () => {
  const author = await plantPhotographer(test.db, '李娟');
  await plantImages(test.db, [{ title: '雪山日出' }], author);
  await test.db.execute(sql`DELETE FROM image_search`);
  for (let n = 0; n < 3; n += 1) await jobs.enqueue(test.db, reindexSearch, 'tenant_default', {});
  expect(await jobs.pending(reindexSearch)).toBe(1);
  await workSearchJobs(jobs, test.databases.of, timeZone);
  await vi.waitFor(async () => expect(await jobs.pending(reindexSearch)).toBe(0), { timeout: 20_000 });
  const found = await searchImages(test.db, endpoint.input.parse({ keyword: '日出' }), parts);
  expect(found.items.map((hit) => hit.title)).toEqual(['雪山日出']);
  expect((await test.db.execute(sql`SELECT 1 FROM search_term WHERE term = '日出'`)).rowCount).toBe(1);
});
