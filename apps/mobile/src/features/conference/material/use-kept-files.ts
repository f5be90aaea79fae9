import { useEffect, useSyncExternalStore } from 'react';
import { keptFiles, listKeptFiles } from '../../../shared/kept/kept-files.ts';

/** Keys of the files on this phone. */
export function useKeptFiles(): ReadonlySet<string> {
  useEffect(() => void listKeptFiles(), []);
  return useSyncExternalStore(keptFiles.subscribe, keptFiles.get);
}
