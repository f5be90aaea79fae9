import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openDiskStorage } from '../adapters/storage/disk.ts';
import { type IngestDeps, workIngestJobs } from '../modules/library/index.ts';
import { createImagingPool, type ImagingPool } from '../platform/imaging/imaging-pool.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import { startPgBossQueue } from '../platform/jobs/pg-boss-queue.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { seedDemo } from './seed-demo.ts';

const demo = join(import.meta.dirname, '../../demo');
const files = ['016-lights-2.jpg', '062-lights-3.jpg', '066-lights-2.jpg'];
const schema = 'tenant_default';

let test: TestDatabase;
let folder: string;
let imaging: ImagingPool;
let jobs: JobQueue;
let ingest: IngestDeps;

/** Copies the demo with a single album of three pictures. */
async function copySmallDemo(to: string): Promise<void> {
  const Items = z.array(z.record(z.string(), z.unknown()));
  const keep = async (name: string, isKept: (item: Record<string, unknown>) => boolean) => {
    const items = Items.parse(JSON.parse(await readFile(join(demo, name), 'utf8')));
    await writeFile(join(to, name), JSON.stringify(items.filter(isKept)));
  };
  await keep('images.json', (image) => files.includes(String(image.file)));
  await keep('albums.json', (album) => album.key === 'festival');
  await keep('photographers.json', (photographer) => photographer.userName === 'daoyuxiang');
  for (const name of ['topic-albums.json', 'carousels.json', 'units.json']) await keep(name, () => false);
  for (const name of ['categories.json', 'regions.json']) await keep(name, () => true);
  for (const file of files) await cp(join(demo, 'photos', file), join(to, 'photos', file));
}

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'tuyuan-demo-'));
  await copySmallDemo(folder);
  imaging = createImagingPool({ size: 1 });
  jobs = await startPgBossQueue({
    connection: test.databases.connection,
    isOnlyWorker: true,
    onError: () => undefined,
  });
  ingest = { imaging, jobs, storage: await openDiskStorage(join(folder, 'files')), timeZone: 'Asia/Shanghai' };
  await workIngestJobs(ingest, (name) => test.databases.of(name), 1);
});
afterAll(async () => {
  await jobs.stop();
  imaging.close();
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

const seed = async () =>
  (await seedDemo({ schema, db: test.db }, { folder, ingest, signal: new AbortController().signal })).images;
const images = async () => {
  const { rows } = await test.db.execute(sql`
    SELECT i.original_name, i.title, i.views, i.likes, i.review_state, c.name AS category, r.name AS region, a.title AS album, a.review_state AS album_state,
      u.user_name AS author, to_char(i.taken_at AT TIME ZONE 'Asia/Shanghai', 'MM-DD HH24') LIKE '0_-__ 2_' AS at_night_in_spring,
      ARRAY(SELECT l.name FROM image_label il JOIN label l ON l.id = il.label_id WHERE il.image_id = i.id ORDER BY il.position) AS labels,
      EXISTS (SELECT 1 FROM image_search s WHERE s.image_id = i.id AND s.popularity > 0) AS is_found
    FROM image i JOIN app_user u ON u.id = i.author_id LEFT JOIN category c ON c.id = i.category_id LEFT JOIN region r ON r.id = i.region_id
    LEFT JOIN album a ON a.id = i.album_id ORDER BY i.original_name`);
  return rows;
};

it('imports its pictures as any others, with all that is said of them, and once', { timeout: 120_000 }, async () => {
  await seed();
  const imported = await images();
  expect(imported.map((image) => image.original_name)).toEqual(files);
  const described = z
    .array(z.looseObject({ file: z.string(), views: z.int(), likes: z.int() }))
    .parse(JSON.parse(await readFile(join(folder, 'images.json'), 'utf8')));
  expect(imported[1]).toEqual({
    original_name: '062-lights-3.jpg',
    title: '澜沧江上的烟花',
    views: described.find(({ file }) => file === '062-lights-3.jpg')?.views,
    likes: described.find(({ file }) => file === '062-lights-3.jpg')?.likes,
    review_state: 'approved',
    category: '烟花',
    region: '景洪市',
    album: '灯火人间',
    album_state: 'approved',
    author: 'daoyuxiang',
    at_night_in_spring: true,
    labels: ['烟花', '节日', '夜景', '泼水节', '江景', '城市', '景洪'],
    is_found: true,
  });
  await seed();
  expect(await images()).toEqual(imported);
});
