import { createStore } from '@tuyuan/ui/create-store.ts';
import { clear, createStore as createDatabase, delMany, get, keys, set } from 'idb-keyval';

const files = createDatabase('meeting-files', 'files');
const nothing: ReadonlySet<string> = new Set();

/** Keys of the files on this phone, as far as they were listed. */
export const keptFiles = createStore(nothing);

/** Returns a file stored for offline use; undefined if there is none. */
export async function readKeptFile(key: string): Promise<Blob | undefined> {
  return get<Blob>(key, files).catch(() => undefined);
}

/** Rejects if the browser has no space or no storage. */
export async function keepFile(key: string, file: Blob): Promise<void> {
  await set(key, file, files);
  keptFiles.set(new Set([...keptFiles.get(), key]));
}

export async function listKeptFiles(): Promise<void> {
  keptFiles.set(new Set(await keys<string>(files).catch(() => [])));
}

export async function dropKeptFiles(gone: readonly string[]): Promise<void> {
  await delMany([...gone], files).catch(() => undefined);
  keptFiles.set(new Set([...keptFiles.get()].filter((key) => !gone.includes(key))));
}

/** Forgets everything: another person uses the phone from here on. */
export async function forgetKeptFiles(): Promise<void> {
  await clear(files).catch(() => undefined);
  keptFiles.set(nothing);
}
