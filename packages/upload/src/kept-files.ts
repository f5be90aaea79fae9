import { createStore, delMany, entries, set } from 'idb-keyval';

export interface KeptFile {
  readonly file: File;
  /** Of the account, so that the next person at this browser doesn't meet them. */
  readonly userId: number;
  readonly takenAt: string | null;
}

/** Browsers copy what is kept; beyond this, files are asked for again after a reload. */
const maxKeptBytes = 1024 * 1024 * 1024;

const open = () => createStore('upload', 'files');
let opened: ReturnType<typeof open> | undefined;
const sizes = new Map<number, number>();

/** Does what it may with the store; a browser that has none, or no room, answers undefined. */
async function tryStored<Result>(
  act: (store: ReturnType<typeof open>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    opened ??= open();
    return await act(opened);
  } catch {
    return undefined;
  }
}

/** Keeps a file that is on its way, for after a reload. A browser without room keeps none. */
export async function keepFile(id: number, given: KeptFile): Promise<void> {
  const keptBytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (keptBytes + given.file.size > maxKeptBytes) return;
  sizes.set(id, given.file.size);
  await tryStored((store) => set(id, given, store));
}

export async function dropKeptFiles(ids: readonly number[]): Promise<void> {
  for (const id of ids) sizes.delete(id);
  await tryStored((store) => delMany([...ids], store));
}

function isKept(value: unknown): value is KeptFile {
  return typeof value === 'object' && value !== null && 'file' in value && value.file instanceof File;
}

/** Returns the files of these uploads that the browser still has, and drops the rest. */
export async function readKeptFiles(ids: readonly number[], userId: number): Promise<Map<number, KeptFile>> {
  const found = new Map<number, KeptFile>();
  const stale: number[] = [];
  for (const [id, value] of (await tryStored((store) => entries<number, unknown>(store))) ?? []) {
    if (isKept(value) && value.userId === userId && ids.includes(id)) found.set(id, value);
    else stale.push(id);
  }
  for (const [id, { file }] of found) sizes.set(id, file.size);
  void dropKeptFiles(stale);
  return found;
}
