import { createStore } from '@tuyuan/ui/create-store.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { keepFile, listKeptFiles } from '../../shared/kept/kept-files.ts';

const kept = createStore<ReadonlySet<string>>(new Set());

/** Keys of the files on this phone. */
export function useKeptFiles(): ReadonlySet<string> {
  useEffect(() => void listKeptFiles().then((keys) => kept.set(keys)), []);
  return useSyncExternalStore(kept.subscribe, kept.get);
}

/** Keeps a file, and has every list show it. */
export async function addKeptFile(key: string, file: Blob): Promise<void> {
  await keepFile(key, file);
  kept.set(new Set([...kept.get(), key]));
}
