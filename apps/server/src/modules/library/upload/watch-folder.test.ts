import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getUploads } from '@tuyuan/contract/library/image-upload.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { unlikePicture } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { putSettings } from '../../site/index.ts';
import { type FolderWatch, watchFolder } from './watch-folder.ts';

let server: TestServer;
let folder: string;
let place: string;
let watch: FolderWatch;
let headers: { authorization: string };
let categoryId: number;
const errors: unknown[] = [];

beforeAll(async () => {
  server = await startTestServer();
  await putSettings(server.db, { uploadMinMegapixels: '0', uploadMinLabels: '1' });
  headers = await server.logInAs('linxiao', ['photographer']);
  await server.db.execute(
    sql`INSERT INTO photographer (user_id) SELECT id FROM app_user WHERE user_name = 'linxiao' ON CONFLICT DO NOTHING`,
  );
  const build = libraryBuilder(server.db);
  categoryId = await build.category('山', await build.category('风景'));
  folder = await mkdtemp(join(tmpdir(), 'tuyuan-watch-'));
  place = join(folder, 'linxiao');
  await mkdir(place);
  await mkdir(join(folder, 'nobody'));
  const { storage, jobs } = server.ingest;
  const library = { schema: 'tenant_default', db: server.db };
  watch = watchFolder({ library, storage, jobs, onError: (error) => errors.push(error) }, folder);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a file that has stopped growing becomes a draft with its line of the table; what is refused says why', async () => {
  const bytes = await unlikePicture(1, 480, 320);
  await writeFile(
    join(place, 'titles.csv'),
    'file,title,description,labels,category,region\n云海.jpg,云海,清晨,"云,山",风景/山,\n迷路.jpg,,,,没有的,\n',
  );
  await writeFile(join(place, '云海.jpg'), bytes.subarray(0, 1000));
  await writeFile(join(folder, 'nobody', '外人.jpg'), bytes);
  await watch.round();
  await writeFile(join(place, '云海.jpg'), bytes);
  await writeFile(join(place, '又.jpg'), 'text');
  await writeFile(join(place, '迷路.jpg'), await unlikePicture(2, 480, 320));
  await watch.round();
  expect(await readdir(place)).toHaveLength(4);
  await watch.round();
  expect(errors).toEqual([]);
  expect((await readdir(place)).toSorted()).toEqual(['done', 'refused', 'titles.csv']);
  expect(await readdir(join(place, 'done'))).toEqual(['云海.jpg']);
  expect((await readdir(join(place, 'refused'))).toSorted()).toEqual([
    '又.jpg',
    '又.jpg.txt',
    '迷路.jpg',
    '迷路.jpg.txt',
  ]);
  expect(await readFile(join(place, 'refused', '又.jpg.txt'), 'utf8')).toBe('文件内容不是图片。\n');
  expect(await readFile(join(place, 'refused', '迷路.jpg.txt'), 'utf8')).toContain('没有的');
  expect(await readdir(join(folder, 'nobody'))).toEqual(['外人.jpg']);
  const { items } = await resultOf(server.app, getUploads, {}, headers);
  expect(items.filter(({ state }) => state === 'ready')).toMatchObject([
    { details: { title: '云海', description: '清晨', labels: ['云', '山'], categoryId }, missing: ['aiUse'] },
  ]);
});
