import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoDeps, VideoLibrary } from './video-deps.ts';
import { videoMadeFolder, videoOriginalKey, videoOriginalsFolder } from './video-files.ts';
import { makeVideoJob } from './video-jobs.ts';
import { deleteAbandonedVideos, findLiveLeases, findVideoFiles, hasUnmade } from './video-lease.repository.ts';

/** What is younger may be being written at this moment. */
const staleAfterMs = 24 * 3600 * 1000;
const batch = 200;

/** Queues videos that nobody makes, and deletes the folders of those who no longer do. */
export async function resumeVideos({ jobs, workFolder }: VideoDeps, { schema, db }: VideoLibrary): Promise<void> {
  const folders = (await readdir(workFolder).catch(() => [])).filter((name) => name.startsWith(`${schema}.`));
  const leaseOf = (name: string) => name.slice(schema.length + 1);
  if (folders.length > 0) {
    const live = await findLiveLeases(db, folders.map(leaseOf));
    for (const name of folders)
      if (!live.has(leaseOf(name))) await rm(join(workFolder, name), { recursive: true, force: true });
  }
  if (await hasUnmade(db)) await jobs.enqueue(db, makeVideoJob, schema, {});
}

/** Deletes uploads without progress for seven days, and files that no video uses. */
export async function tidyVideos(
  { storage }: VideoDeps,
  { schema, db }: VideoLibrary,
  now = Date.now(),
): Promise<void> {
  const abandoned = await deleteAbandonedVideos(db);
  await storage.delete(abandoned.map((key) => videoOriginalKey(schema, key)));
  for (const folder of [videoOriginalsFolder(schema), videoMadeFolder(schema)]) {
    let found: string[] = [];
    const sweep = async () => {
      await deleteUnused(storage, db, found, folder);
      found = [];
    };
    for await (const { key, modifiedAt } of storage.list(folder)) {
      if (now - modifiedAt.getTime() > staleAfterMs) found.push(key);
      if (found.length === batch) await sweep();
    }
    await sweep();
  }
}

async function deleteUnused(
  storage: VideoDeps['storage'],
  db: VideoLibrary['db'],
  stored: readonly string[],
  folder: string,
): Promise<void> {
  const partsOf = (path: string) => path.slice(folder.length + 1).split('/');
  const used = await findVideoFiles(db, [...new Set(stored.map((path) => partsOf(path)[0] ?? ''))]);
  const isUsed = (path: string) => {
    const [key, part, name = ''] = partsOf(path);
    const video = used.find((each) => each.key === key);
    if (!video) return false;
    if (part === undefined) return true;
    if (part === 'posters') return video.posterVersion !== null && name.startsWith(`${video.posterVersion}-`);
    return part === video.version || part === video.nextVersion;
  };
  await storage.delete(stored.filter((path) => !isUsed(path)));
}

/** Deletes everything of a video but its row. */
export async function deleteVideoFiles(storage: VideoDeps['storage'], schema: string, key: string): Promise<void> {
  const made: string[] = [];
  for await (const file of storage.list(`${videoMadeFolder(schema)}/${key}`)) made.push(file.key);
  await storage.delete([...made, videoOriginalKey(schema, key)]);
}
