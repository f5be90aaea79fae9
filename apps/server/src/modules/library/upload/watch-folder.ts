import type { Dirent } from 'node:fs';
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import pLimit from 'p-limit';
import { findPhotographerId, readTitles, titlesFile } from '../ingest/index.ts';
import { type Received, takeFile, type WatchDeps } from './take-watched-file.ts';
import { GivenDetails } from './upload-details.ts';

/** Files that are hashed, copied and checked beside each other. */
const atOnce = 3;

export interface FolderWatch {
  /** Takes every file that is as it was in the last round. */
  round(): Promise<void>;
}

/**
 * Watches a folder with one sub-folder for each photographer's user name. A file that has stopped growing goes the way of a
 * browser's upload and becomes a draft; then it is moved to `done/`, or to `refused/` with the reason in a text beside it.
 */
export function watchFolder(deps: WatchDeps, folder: string): FolderWatch {
  /** By path: size and time of the last round. */
  let seen = new Map<string, string>();
  const limit = pLimit(atOnce);

  async function findStill(place: string, files: readonly string[], now: Map<string, string>): Promise<string[]> {
    const still: string[] = [];
    for (const fileName of files) {
      const path = join(place, fileName);
      const found = await stat(path).catch(() => null);
      if (!found) continue;
      const state = `${found.size} ${found.mtimeMs}`;
      now.set(path, state);
      if (seen.get(path) === state) still.push(fileName);
    }
    return still;
  }

  return {
    async round() {
      const now = new Map<string, string>();
      for (const userName of await namesIn(folder, (entry) => entry.isDirectory())) {
        const authorId = await findPhotographerId(deps.library.db, userName);
        if (authorId === null) continue;
        const place = join(folder, userName);
        const files = (await namesIn(place, (entry) => entry.isFile())).filter((name) => name !== titlesFile);
        const still = await findStill(place, files, now);
        if (still.length === 0) continue;
        const detailsOf = await openTitles(deps, place);
        await Promise.all(
          still.map((fileName) =>
            limit(async () => settle(place, fileName, await takeFile(deps, authorId, { place, fileName }, detailsOf))),
          ),
        );
      }
      seen = now;
    },
  };
}

async function openTitles({ library }: WatchDeps, place: string): Promise<(fileName: string) => GivenDetails> {
  const path = join(place, titlesFile);
  if (!(await stat(path).catch(() => null))) return () => ({});
  const detailsOf = await readTitles(library.db, path);
  return (fileName) => GivenDetails.parse(detailsOf(fileName));
}

async function namesIn(folder: string, isWanted: (entry: Dirent) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => isWanted(entry) && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
}

/** Moves a file that was taken or refused; another stays for the next round. */
async function settle(place: string, fileName: string, received: Received): Promise<void> {
  if (received.outcome === 'later') return;
  const target = join(place, received.outcome);
  await mkdir(target, { recursive: true });
  const path = await freePath(target, fileName);
  await rename(join(place, fileName), path);
  if (received.outcome === 'refused') await writeFile(`${path}.txt`, `${received.reason}\n`);
}

async function freePath(folder: string, fileName: string): Promise<string> {
  const { name, ext } = parse(fileName);
  for (let copy = 1; ; copy += 1) {
    const path = join(folder, copy === 1 ? fileName : `${name} (${copy})${ext}`);
    if (!(await stat(path).catch(() => null))) return path;
  }
}
