import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  makeVideoJob,
  publishVideos,
  randomName,
  type TenantLibrary,
  type VideoDeps,
  videoOriginalKey,
} from '../modules/library/index.ts';
import { inTransaction } from '../platform/database/database.ts';
import { demoVideos } from './demo-videos.data.ts';
import { findDemoVideos, hasVideo, insertDemoVideo } from './seed-videos.repository.ts';

const lookEveryMs = 1000;

/**
 * Adds the demo's films, if it has none and there is a program to make them with, and publishes each once it is made. Some
 * process must be working the queue of videos.
 */
export async function seedVideos(
  { storage, jobs, encoder }: VideoDeps,
  { schema, db }: TenantLibrary,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<void> {
  if (!(await encoder.isThere())) return;
  for (const video of demoVideos) {
    if (await hasVideo(db, video.title)) continue;
    const bytes = await readFile(join(folder, 'videos', video.file));
    const key = randomName();
    const sha256 = createHash('sha256').update(bytes).digest();
    await storage.put(videoOriginalKey(schema, key), bytes);
    await inTransaction(db, async (transaction) => {
      await insertDemoVideo(transaction, video, {
        key,
        bytes: bytes.length,
        sha256,
        version: randomName(),
      });
      await jobs.enqueue(transaction, makeVideoJob, schema, {});
    });
  }
  const titles = demoVideos.map(({ title }) => title);
  while (!signal.aborted) {
    const found = await findDemoVideos(db, titles);
    const ready = found.filter(({ state }) => state === 'ready').map(({ id }) => id);
    if (ready.length > 0) await publishVideos(db, ready);
    if (!found.some(({ state }) => state === 'processing')) return;
    await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
}
