import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSecretKey } from './read-secret-key.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'tuyuan-key-'));

it('makes one key for all who start at once, readable by its owner only, and keeps it', async () => {
  const folder = await newFolder();
  const keys = await Promise.all([1, 2, 3].map(() => readSecretKey(folder, undefined)));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect((await readSecretKey(folder, undefined)).equals(keys[0] ?? Buffer.alloc(0))).toBe(true);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o077).toBe(0);
});

it('takes the configured key before the kept one, and names the setting that is not 32 bytes', async () => {
  const folder = await newFolder();
  const configured = Buffer.alloc(32, 7).toString('base64');
  expect((await readSecretKey(folder, configured)).every((byte) => byte === 7)).toBe(true);
  await expect(readSecretKey(folder, 'c2hvcnQ=')).rejects.toThrow('SECRET_KEY must be the base64 of 32 bytes');
});
