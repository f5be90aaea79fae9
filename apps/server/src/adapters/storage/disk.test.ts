import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BlobStore, StoredFile } from '../../platform/storage/blob-store.ts';
import { openDiskStorage } from './disk.ts';

let root: string;
let storage: BlobStore;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tuyuan-disk-'));
  storage = await openDiskStorage(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function list(prefix: string) {
  const files: StoredFile[] = [];
  for await (const file of storage.list(prefix)) files.push(file);
  return files;
}
const text = async (stream: Readable) => (await buffer(stream)).toString();

test('gives back what was put, from a buffer or a stream', async () => {
  await storage.put('t/a/one.txt', Buffer.from('图苑'));
  await storage.put('t/a/two.txt', Readable.from([Buffer.from('ab'), Buffer.from('cd')]));
  expect(await text(await storage.read('t/a/one.txt'))).toBe('图苑');
  expect(await text(await storage.read('t/a/two.txt'))).toBe('abcd');
  expect(await storage.size('t/a/two.txt')).toBe(4);
});

test('reads a range, both ends included', async () => {
  await storage.put('t/range', Buffer.from('0123456789'));
  expect(await text(await storage.read('t/range', { start: 2, end: 5 }))).toBe('2345');
});

test('replaces an existing file', async () => {
  await storage.put('t/again', Buffer.from('old'));
  await storage.put('t/again', Buffer.from('new'));
  expect(await text(await storage.read('t/again'))).toBe('new');
});

test('a missing file has no size and can’t be read', async () => {
  expect(await storage.size('t/none')).toBeNull();
  expect(await storage.size('t/again/below-a-file')).toBeNull();
  await expect(storage.read('t/none')).rejects.toMatchObject({ code: 'Resource.NotFound' });
});

test('deletes, and doesn’t mind what is gone already', async () => {
  await storage.put('t/gone', Buffer.from('x'));
  await storage.delete(['t/gone', 't/never-there']);
  expect(await storage.size('t/gone')).toBeNull();
});

test.each(['../outside', 't/../../outside', '/etc/passwd', 't//x', 't/.hidden', '', 't/\0', '.partial/x', 't\\x'])(
  'refuses the key %j',
  async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('no storage key');
    await expect(storage.read(key)).rejects.toThrow('no storage key');
    await expect(storage.size(key)).rejects.toThrow('no storage key');
    await expect(storage.delete([key])).rejects.toThrow('no storage key');
  },
);

test('a body that breaks off leaves nothing, not even a part', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('first half');
      throw new Error('connection lost');
    })(),
  );
  await expect(storage.put('t/broken', broken)).rejects.toThrow('connection lost');
  expect(await storage.size('t/broken')).toBeNull();
  expect(await readdir(join(root, '.partial'))).toEqual([]);
});

test('a full disk is told by its own code', async () => {
  const full = Readable.from(
    (async function* () {
      yield Buffer.from('x');
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    })(),
  );
  await expect(storage.put('t/full', full)).rejects.toMatchObject({ code: 'Storage.Full', status: 507 });
});

test('sweeps what was left unfinished more than a day ago, and nothing younger', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tuyuan-disk-'));
  const partials = join(folder, '.partial');
  await mkdir(partials);
  await writeFile(join(partials, 'old'), 'x');
  await writeFile(join(partials, 'young'), 'x');
  const twoDaysAgo = new Date(Date.now() - 48 * 3600 * 1000);
  await utimes(join(partials, 'old'), twoDaysAgo, twoDaysAgo);
  await openDiskStorage(folder);
  expect(await readdir(partials)).toEqual(['young']);
  await rm(folder, { recursive: true, force: true });
});

test('lists the files below a folder with their age, and leaves no empty folder where they are deleted', async () => {
  const files = ['l/a/1.jpg', 'l/a/2.jpg', 'l/b/c/3.jpg'];
  for (const key of files) await storage.put(key, Buffer.from('x'));
  const listed = await list('l');
  expect(listed.map(({ key }) => key).toSorted()).toEqual(files);
  expect(listed.every(({ modifiedAt }) => Math.abs(Date.now() - modifiedAt.getTime()) < 60_000)).toBe(true);
  await storage.delete(['l/a/1.jpg']);
  expect(await readdir(join(root, 'l/a'))).toEqual(['2.jpg']);
  await storage.delete(['l/a/2.jpg']);
  await expect(readdir(join(root, 'l/a'))).rejects.toThrow('ENOENT');
  expect(await list('nowhere')).toEqual([]);
});
