import { clear, createStore, get, keys, set } from 'idb-keyval';

const files = createStore('meeting-files', 'files');

/** A file the phone keeps for the time without network; undefined where it does not. */
export async function readKeptFile(key: string): Promise<Blob | undefined> {
  return get<Blob>(key, files).catch(() => undefined);
}

/** Rejects where the browser has no room, or keeps nothing. */
export async function keepFile(key: string, file: Blob): Promise<void> {
  await set(key, file, files);
}

export async function listKeptFiles(): Promise<ReadonlySet<string>> {
  const found = await keys<string>(files).catch(() => []);
  return new Set(found);
}

/** Forgets everything: another person uses the phone from here on. */
export async function forgetKeptFiles(): Promise<void> {
  await clear(files).catch(() => undefined);
}
