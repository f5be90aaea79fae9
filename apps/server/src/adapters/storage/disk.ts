import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, rmdir, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { BlobStore } from '../../platform/storage/blob-store.ts';

/** Unfinished files lie here, on the same file system, until they are whole. */
const partialFolder = '.partial';
const staleAfterMs = 24 * 3600 * 1000;
const keyPattern = /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;

/** Files in a folder of this machine. What a killed process left unfinished is swept after a day. */
export async function openDiskStorage(root: string): Promise<BlobStore> {
  const partials = join(root, partialFolder);
  await mkdir(partials, { recursive: true });
  await sweep(partials);

  function pathOf(key: string): string {
    if (!keyPattern.test(key)) throw new Error(`“${key}” is no storage key.`);
    return join(root, key);
  }

  return {
    async put(key, body) {
      const path = pathOf(key);
      const partial = join(partials, randomUUID());
      try {
        await writeWhole(partial, body);
        await moveInto(partial, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(partial, { force: true });
        throw asStorageError(error);
      }
    },
    async size(key) {
      try {
        const found = await stat(pathOf(key));
        return found.isFile() ? found.size : null;
      } catch (error) {
        if (isCode(error, 'ENOENT', 'ENOTDIR')) return null;
        throw error;
      }
    },
    async read(key, range) {
      try {
        // Opened now, so that a missing file is detected before a response has begun.
        const file = await open(pathOf(key));
        return file.createReadStream(range ?? {});
      } catch (error) {
        if (isCode(error, 'ENOENT', 'ENOTDIR')) throw new AppError('Resource.NotFound', { cause: error });
        throw error;
      }
    },
    async delete(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })));
      for (const folder of new Set(keys.map((key) => dirname(pathOf(key))))) await removeIfEmpty(folder);
    },
    async room() {
      const { bavail, blocks, bsize } = await statfs(root);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    },
    async *list(prefix) {
      for await (const path of filesBelow(pathOf(prefix))) {
        const found = await stat(path).catch(() => null);
        if (found) yield { key: relative(root, path).split(sep).join('/'), modifiedAt: found.mtime, bytes: found.size };
      }
    },
  };
}

async function moveInto(from: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await rename(from, path);
  } catch (error) {
    // A concurrent deletion removed the folder while it was empty.
    if (!isCode(error, 'ENOENT')) throw error;
    await mkdir(dirname(path), { recursive: true });
    await rename(from, path);
  }
}

async function removeIfEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((error: unknown) => {
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR')) throw error;
  });
}

async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  });
  for (const entry of entries) if (entry.isFile()) yield join(folder, entry.name);
  for (const entry of entries) if (entry.isDirectory()) yield* filesBelow(join(folder, entry.name));
}

async function writeWhole(path: string, body: Buffer | Readable): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename survives a power failure only once the folder itself is synced to disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function sweep(partials: string): Promise<void> {
  for (const name of await readdir(partials)) {
    const path = join(partials, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > staleAfterMs) await rm(path, { force: true });
  }
}

function asStorageError(error: unknown): unknown {
  if (isCode(error, 'ENOSPC', 'EDQUOT')) return new AppError('Storage.Full', { cause: error });
  if (isCode(error, 'EROFS', 'EACCES', 'EIO')) return new AppError('Server.Unavailable', { cause: error });
  return error;
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
