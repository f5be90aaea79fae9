import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDiskStorage } from '../../../adapters/storage/disk.ts';
import { createImagingPool, type ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import {
  derivativeFormats,
  derivativeName,
  derivativeSizes,
  hasFormat,
} from '../../../platform/imaging/render-derivatives.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { startPgBossQueue } from '../../../platform/jobs/pg-boss-queue.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { paintScene, withIptc } from '../../../testing/test-pictures.ts';
import { createUser, insertSeedRoles } from '../../account/index.ts';
import { derivativeKey } from '../../site/index.ts';
import { type FolderImport, importFolder } from './import-folder.ts';
import type { IngestDeps, TenantLibrary } from './ingest-deps.ts';
import { processImage } from './process-image.ts';
import { workIngestJobs } from './work-ingest-jobs.ts';

const schema = 'tenant_default';
const timeZone = 'Asia/Shanghai';
const pictures = await Promise.all([1, 2, 3, 4, 5].map((seed) => paintScene(360, 240, seed).jpeg().toBuffer()));

let imaging: ImagingPool;
let testDatabase: TestDatabase;
let storage: BlobStore;
let root: string;
let folder: string;
let library: TenantLibrary;
const queues: JobQueue[] = [];

beforeAll(() => {
  imaging = createImagingPool({ size: 2 });
});
afterAll(() => imaging.close());

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'tuyuan-ingest-'));
  folder = join(root, 'pictures');
  await mkdir(folder);
  storage = await openDiskStorage(join(root, 'files'));
  library = { schema, db: testDatabase.db };
  await insertSeedRoles(testDatabase.db, { isHost: true });
  const { id } = await createUser(testDatabase.db, {
    userName: 'linxiao',
    nickName: '林晓',
    password: null,
    roles: ['photographer'],
  });
  await testDatabase.db.execute(sql`INSERT INTO photographer (user_id) VALUES (${id})`);
});
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop();
  await testDatabase.drop();
  await rm(root, { recursive: true, force: true });
});

async function openQueue(isOnlyWorker = false): Promise<IngestDeps> {
  const jobs = await startPgBossQueue({
    connection: testDatabase.databases.connection,
    isOnlyWorker,
    onError: () => undefined,
  });
  queues.push(jobs);
  return { imaging, storage, jobs, timeZone };
}

async function openWorkingQueue(): Promise<IngestDeps> {
  const deps = await openQueue(true);
  await workIngestJobs(deps, testDatabase.databases.of, 2);
  return deps;
}

const put = (name: string, bytes: Buffer | string) => writeFile(join(folder, name), bytes);
const order = (more: Partial<FolderImport> = {}): FolderImport => ({
  folder,
  photographer: 'linxiao',
  publish: true,
  ...more,
});
const rows = async (query: string) => (await testDatabase.db.execute(sql.raw(query))).rows;

async function putFive(): Promise<void> {
  for (const [i, bytes] of pictures.entries()) await put(`${i + 1}.jpg`, bytes);
}

describe('a first import', () => {
  test('accounts for every file, and names the broken ones with their reason', async () => {
    await mkdir(join(folder, 'sub'));
    await put(
      '2 湖.jpg',
      withIptc(pictures[1] ?? Buffer.alloc(0), [
        [5, Buffer.from('西湖')],
        [25, Buffer.from('湖')],
        [25, Buffer.from('春')],
      ]),
    );
    await put('10 山.jpg', pictures[0] ?? '');
    await put('sub/again.jpg', pictures[0] ?? '');
    await put('notes.txt', 'nothing to see');
    await put('empty.jpg', '');
    await put('half.jpg', pictures[2]?.subarray(0, 9000) ?? '');
    await put('.DS_Store', 'litter');
    await put('lying.png', pictures[3] ?? '');
    const report = await importFolder(await openWorkingQueue(), library, order({ album: '江南' }));

    expect(report).toMatchObject({ found: 7, imported: 3, resumed: 0, waiting: [] });
    expect(report.duplicates).toEqual([join(folder, 'sub/again.jpg')]);
    expect(report.refused.map(({ path, code }) => [path.slice(folder.length + 1), code])).toEqual([
      ['empty.jpg', 'Picture.Empty'],
      ['half.jpg', 'Picture.Truncated'],
      ['notes.txt', 'Picture.NotAPicture'],
    ]);
    expect(report.noted).toEqual([{ path: join(folder, 'lying.png'), note: '扩展名是 .png，内容其实是 JPEG' }]);
    expect(report.found).toBe(report.imported + report.duplicates.length + report.refused.length);
    expect(
      await rows("SELECT title, album_position FROM image WHERE review_state = 'approved' ORDER BY album_position"),
    ).toMatchObject([{ title: '西湖', album_position: 0 }, { title: '10 山', album_position: 1 }, { title: 'lying' }]);
    expect(await rows('SELECT name FROM label ORDER BY id')).toHaveLength(2);
    expect(
      await rows(
        "SELECT 1 FROM album a JOIN image i ON i.id = a.cover_image_id WHERE a.title = '江南' AND a.review_state = 'approved' AND i.title = '西湖'",
      ),
    ).toHaveLength(1);
  });

  test('takes titles, labels and places from a table beside the files, before what the files say', async () => {
    await rows("INSERT INTO category (name) VALUES ('风景')");
    await put('湖.jpg', withIptc(pictures[1] ?? Buffer.alloc(0), [[5, Buffer.from('西湖')]]));
    await put('丢.jpg', pictures[2] ?? '');
    await put('titles.csv', 'File,Title,Labels,Category\r\n湖.jpg,断桥,"桥，雪",风景\r\n丢.jpg,,,没有的\r\n');
    const report = await importFolder(await openWorkingQueue(), library, order());
    expect(report).toMatchObject({ found: 2, imported: 1, refused: [{ code: 'Category.NotFound' }] });
    expect(
      await rows(
        'SELECT i.title, c.name, (SELECT count(*)::int FROM image_label) AS labels FROM image i JOIN category c ON c.id = i.category_id',
      ),
    ).toEqual([{ title: '断桥', name: '风景', labels: 2 }]);
  });

  test('stores the original untouched and every derivative, and makes the image findable', async () => {
    await put('a.jpg', pictures[0] ?? '');
    await importFolder(await openWorkingQueue(), library, order());
    const [image] =
      await rows(`SELECT id, no, sha256, original_key, version, width, height, orientation, bytes, recipe, published_at,
      length(thumbhash) AS thumbhash, jsonb_array_length(palette) AS palette, perceptual_hash::text AS phash FROM image`);
    expect(image).toMatchObject({
      no: expect.stringMatching(/^TY\d{6}\d{6}$/),
      width: 360,
      height: 240,
      orientation: 'landscape',
      bytes: pictures[0]?.length,
    });
    expect(image?.phash).toMatch(/^[01]{64}$/);
    expect(image?.palette).toBeGreaterThan(0);
    expect(await storage.size(String(image?.original_key))).toBe(pictures[0]?.length);
    const source = {
      tenantSchema: schema,
      sha256: Buffer.from(String(image?.sha256 instanceof Buffer ? image.sha256.toString('hex') : ''), 'hex'),
      version: String(image?.version),
    };
    for (const size of derivativeSizes) {
      for (const format of derivativeFormats.filter((one) => hasFormat(size, one))) {
        expect(await storage.size(derivativeKey(source, derivativeName(size, format)))).toBeGreaterThan(100);
      }
    }
    expect(await rows('SELECT length(descriptor) AS length, length(code) AS bits FROM image_descriptor')).toEqual([
      { length: 256, bits: 256 },
    ]);
    expect(await rows('SELECT 1 FROM image_search')).toHaveLength(1);
  });

  test('has the similar ones of each image found', async () => {
    for (const [n, picture] of pictures.entries()) await put(`${n}.jpg`, picture);
    await importFolder(await openWorkingQueue(), library, order({ publish: true }));
    const found = 'SELECT 1 FROM image_descriptor WHERE cardinality(similar_ids) = 4 AND similar_found_at IS NOT NULL';
    await expect.poll(() => rows(found), { timeout: 20_000 }).toHaveLength(5);
  });

  test('leaves images to the reviewers when they aren’t to be published', async () => {
    await put('a.jpg', pictures[0] ?? '');
    await importFolder(await openWorkingQueue(), library, order({ publish: false, album: '草稿' }));
    expect(await rows('SELECT processing_state, review_state FROM image')).toEqual([
      { processing_state: 'ready', review_state: 'pending' },
    ]);
    expect(await rows('SELECT review_state FROM album')).toEqual([{ review_state: 'draft' }]);
    expect(await rows('SELECT 1 FROM image_search')).toEqual([]);
  });

  test('what is known beside the file goes before what the file says', async () => {
    await put('a.jpg', withIptc(pictures[0] ?? Buffer.alloc(0), [[5, Buffer.from('旧题')]]));
    const publishedAt = new Date('2026-01-02T03:04:05Z');
    const detailsOf = () => ({
      title: '新题',
      labels: ['云南', '山'],
      publishedAt,
      views: 7,
      prices: { editorial: 1, commercial: 2, extended: 3 },
    });
    await importFolder(await openWorkingQueue(), library, order({ detailsOf }));
    expect(await rows('SELECT title, views, price_extended, published_at FROM image')).toEqual([
      { title: '新题', views: 7, price_extended: 3, published_at: expect.anything() },
    ]);
    expect(await rows("SELECT 1 FROM image WHERE published_at = '2026-01-02T03:04:05Z'")).toHaveLength(1);
    expect(
      await rows('SELECT l.name FROM image_label il JOIN label l ON l.id = il.label_id ORDER BY il.position'),
    ).toEqual([{ name: '云南' }, { name: '山' }]);
  });

  test('isn’t for sale until somebody sets a price; free is a price', async () => {
    await put('a.jpg', pictures[0] ?? '');
    const deps = await openWorkingQueue();
    await importFolder(deps, library, order());
    await put('b.jpg', pictures[1] ?? '');
    await importFolder(deps, library, order({ prices: { editorial: 0, commercial: 4800, extended: null } }));
    expect(
      await rows('SELECT title, price_editorial, price_commercial, price_extended FROM image ORDER BY title'),
    ).toEqual([
      { title: 'a', price_editorial: null, price_commercial: null, price_extended: null },
      { title: 'b', price_editorial: 0, price_commercial: 4800, price_extended: null },
    ]);
    expect(await rows('SELECT unit_price FROM image_search ORDER BY unit_price')).toEqual([
      { unit_price: 0 },
      { unit_price: null },
    ]);
  });

  test('puts images where their files say they were taken, into the library’s own regions', async () => {
    const [{ id: yunnan } = {}] = await rows("INSERT INTO region (name) VALUES ('云南') RETURNING id");
    const [place, abroad] = [
      [
        [90, '石林'],
        [95, '云南省'],
        [92, '大叠水'],
      ],
      [
        [90, '巴黎'],
        [101, '法国'],
      ],
    ].map((sets) => sets.map(([number, text]) => [Number(number), Buffer.from(String(text))] as const));
    await put('a.jpg', withIptc(pictures[0] ?? Buffer.alloc(0), place ?? []));
    await put('b.jpg', withIptc(pictures[1] ?? Buffer.alloc(0), abroad ?? []));
    await importFolder(await openWorkingQueue(), library, order());
    expect(
      await rows(
        'SELECT i.title, r.name, u.parent_id FROM image i LEFT JOIN region r ON r.id = i.region_id LEFT JOIN region u ON u.id = r.parent_id ORDER BY i.title',
      ),
    ).toEqual([
      { title: 'a', name: '石林彝族自治县', parent_id: yunnan },
      { title: 'b', name: null, parent_id: null },
    ]);
    expect(await rows('SELECT name FROM label ORDER BY name')).toEqual(
      expect.arrayContaining([{ name: '大叠水' }, { name: '巴黎' }, { name: '法国' }]),
    );
  });

  test('reads names that are GBK, as old archives leave them', async () => {
    const name = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xc9, 0xbd, 0xcb, 0xae]), Buffer.from('.jpg')]);
    await writeFile(name, pictures[0] ?? '');
    const report = await importFolder(await openWorkingQueue(), library, order());
    expect(report).toMatchObject({ found: 1, imported: 1, refused: [] });
    expect(await rows('SELECT title, original_name FROM image')).toEqual([
      { title: '山水', original_name: '山水.jpg' },
    ]);
  });

  test('refuses what is too small to be seen, and warns of strips and of clocks that run ahead', async () => {
    await put('dot.png', await paintScene(1, 1).png().toBuffer());
    await put('line.png', await paintScene(3000, 10).png().toBuffer());
    await put('strip.png', await paintScene(900, 90).png().toBuffer());
    const ahead = { IFD2: { DateTimeOriginal: '2099:01:01 00:00:00' } };
    await put('future.jpg', await paintScene(360, 240, 9).withExif(ahead).jpeg().toBuffer());
    const report = await importFolder(await openWorkingQueue(), library, order());
    expect(report.refused.map(({ code }) => code)).toEqual(['Picture.TooSmall', 'Picture.TooSmall']);
    expect(report.noted.map(({ note }) => note)).toEqual([
      '拍摄时间在将来，没有采用',
      '只有 900×90 像素，在列表里会看不清',
    ]);
    expect(await rows('SELECT taken_at FROM image')).toEqual([{ taken_at: null }, { taken_at: null }]);
  });

  test('refuses a photographer that doesn’t exist', async () => {
    await expect(importFolder(await openQueue(), library, order({ photographer: 'nobody' }))).rejects.toMatchObject({
      code: 'Photographer.NotFound',
    });
  });
});

describe('again', () => {
  test('a second run changes nothing and calls everything a duplicate', async () => {
    await putFive();
    const deps = await openWorkingQueue();
    await importFolder(deps, library, order({ album: '五张' }));
    const before = await rows('SELECT * FROM image ORDER BY id');
    const report = await importFolder(deps, library, order({ album: '五张' }));
    expect(report).toMatchObject({ found: 5, imported: 0, resumed: 0, refused: [], waiting: [] });
    expect(report.duplicates).toHaveLength(5);
    expect(await rows('SELECT * FROM image ORDER BY id')).toEqual(before);
  });

  test('a run after one that was cut does what is missing, and only that', async () => {
    await putFive();
    // Killed after two files were taken in: they are unprocessed, and their jobs are lost with the killed worker.
    const half = join(root, 'half');
    await mkdir(half);
    for (const name of ['1.jpg', '2.jpg']) await copyFile(join(folder, name), join(half, name));
    const cut = await openQueue();
    const never = {
      ...cut,
      jobs: { ...cut.jobs, pending: () => Promise.resolve(0), enqueue: () => Promise.resolve() },
    };
    const first = await importFolder(never, library, order({ folder: half }));
    expect(first.waiting).toHaveLength(2);
    expect(await rows("SELECT 1 FROM image WHERE processing_state = 'queued'")).toHaveLength(2);

    const report = await importFolder(await openWorkingQueue(), library, order());
    expect(report).toMatchObject({ found: 5, imported: 3, resumed: 2, duplicates: [], refused: [], waiting: [] });
    expect(await rows("SELECT 1 FROM image WHERE review_state = 'approved'")).toHaveLength(5);
  });

  test('a file that failed is tried again and refused again', async () => {
    await put('half.png', pictures[0]?.subarray(0, 9000) ?? '');
    const deps = await openWorkingQueue();
    await importFolder(deps, library, order());
    const report = await importFolder(deps, library, order());
    expect(report.refused.map(({ code }) => code)).toEqual(['Picture.Truncated']);
    // It waits for no reviewer, and is named once: not among what was taken with a remark as well.
    expect(report.noted).toEqual([]);
    expect(await rows('SELECT processing_state, processing_error, review_state FROM image')).toEqual([
      { processing_state: 'failed', processing_error: 'Picture.Truncated', review_state: 'draft' },
    ]);
  });

  test('two imports of one folder at once create each image once', async () => {
    await putFive();
    const deps = await openWorkingQueue();
    const reports = await Promise.all([
      importFolder(deps, library, order({ album: '同时' })),
      importFolder(deps, library, order({ album: '同时' })),
    ]);
    expect(await rows("SELECT 1 FROM image WHERE review_state = 'approved'")).toHaveLength(5);
    expect(reports.map(({ imported }) => imported).reduce((a, b) => a + b)).toBe(5);
    for (const { found, imported, resumed, duplicates, refused } of reports) {
      expect(imported + resumed + duplicates.length + refused.length).toBe(found);
    }
  });
});

test('processing an image twice at once keeps one rendering and leaves no other files behind', async () => {
  await put('a.jpg', pictures[0] ?? '');
  const cut = await openQueue();
  const deps = { ...cut, jobs: { ...cut.jobs, pending: () => Promise.resolve(0) } };
  await importFolder(deps, library, order());
  const [image] = await rows('SELECT id FROM image');
  const written: string[] = [];
  const deleted: string[] = [];
  const watched: BlobStore = {
    ...storage,
    put: (key, body) => {
      written.push(key);
      return storage.put(key, body);
    },
    delete: (keys) => {
      deleted.push(...keys);
      return storage.delete(keys);
    },
  };
  const id = Number(image?.id);
  await Promise.all([1, 2].map(() => processImage({ ...deps, storage: watched }, library, id, true)));
  const [{ version } = { version: '' }] = await rows('SELECT version FROM image');
  expect(written.filter((key) => !deleted.includes(key)).every((key) => key.includes(`/${version}/`))).toBe(true);
  expect(written.length - deleted.length).toBe(13);
});

test('a job that comes late doesn’t publish what has been taken offline or sent back to the reviewers', async () => {
  await put('a.jpg', pictures[0] ?? Buffer.alloc(0));
  await importFolder(await openWorkingQueue(), library, order());
  for (const state of ['offline', 'pending']) {
    await testDatabase.db.execute(sql`UPDATE image SET review_state = ${state}`);
    const [image] = await rows('SELECT id FROM image');
    await processImage(await openQueue(), library, Number(image?.id), true);
    expect(await rows('SELECT review_state FROM image')).toEqual([{ review_state: state }]);
  }
});

test('a full disk fails the job, for the queue to try again, and leaves the image queued', async () => {
  await put('a.jpg', pictures[0] ?? Buffer.alloc(0));
  const deps = await openQueue();
  await importFolder({ ...deps, jobs: { ...deps.jobs, pending: () => Promise.resolve(0) } }, library, order());
  const full: BlobStore = {
    ...storage,
    put: (key, body) =>
      key.endsWith('w640.jpeg') ? Promise.reject(new AppError('Storage.Full')) : storage.put(key, body),
  };
  const [image] = await rows('SELECT id FROM image');
  await expect(processImage({ ...deps, storage: full }, library, Number(image?.id), true)).rejects.toMatchObject({
    code: 'Storage.Full',
  });
  expect(await rows('SELECT processing_state FROM image')).toEqual([{ processing_state: 'queued' }]);
});

test('a disk that is full at the original ends the import with that word, and leaves neither row nor file', async () => {
  await putFive();
  const deps = await openQueue();
  const full: BlobStore = {
    ...storage,
    put: (key) =>
      storage.put(
        key,
        Readable.from(
          (async function* () {
            yield Buffer.from('half');
            throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
          })(),
        ),
      ),
  };
  await expect(importFolder({ ...deps, storage: full }, library, order())).rejects.toMatchObject({
    code: 'Storage.Full',
    message: '存储空间不足，请联系管理员。',
  });
  expect(await rows('SELECT 1 FROM image')).toEqual([]);
  expect(await readdir(join(root, 'files'), { recursive: true })).toEqual(['.partial']);
});
