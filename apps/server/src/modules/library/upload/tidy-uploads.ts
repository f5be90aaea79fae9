import { z } from 'zod';
import { inTransaction } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import type { IngestDeps, TenantLibrary } from '../ingest/index.ts';
import { checkUploadJob } from './check-upload-job.ts';
import { partialKey, partialsFolder } from './partial-key.ts';
import { findReleaseKeys } from './release.repository.ts';
import { releasesFolder } from './release-key.ts';
import { refuseUndrawable } from './settle-upload.ts';
import { deleteExpired, findFailed, findKeys, findUnchecked, findUnreceived } from './stale-upload.repository.ts';
import { markReceived } from './upload.repository.ts';

/** Cleans up after uploads that were given up or interrupted; queue it at start and once a day. */
export const tidyUploadsJob = defineJob({
  name: 'upload-tidy',
  data: z.object({}),
  retries: 1,
  expiresAfter: 3600,
  isMerged: true,
});

/** What is younger may be being written at this moment. */
const staleAfterMs = 24 * 3600 * 1000;
const batch = 500;

/**
 * Deletes uploads without progress for seven days and files that belong to none, and continues those whose bytes are
 * complete but whose process was killed before it could note that.
 */
export async function tidyUploads(deps: IngestDeps, library: TenantLibrary, now = Date.now()): Promise<void> {
  const { storage } = deps;
  const { schema, db } = library;
  const expired = await deleteExpired(db);
  await storage.delete(expired.map((key) => partialKey(schema, key)));
  await resume(deps, library);
  await sweep(deps, partialsFolder(schema), now, (keys) => findKeys(db, keys));
  await sweep(deps, releasesFolder(schema), now, (keys) => findReleaseKeys(db, keys));
}

async function resume(deps: IngestDeps, library: TenantLibrary): Promise<void> {
  const { schema, db } = library;
  for (const { id, key, bytes } of await findUnreceived(db)) {
    if ((await deps.storage.size(partialKey(schema, key))) !== bytes) continue;
    await inTransaction(db, async (transaction) => {
      if (await markReceived(transaction, id))
        await deps.jobs.enqueue(transaction, checkUploadJob, schema, { uploadId: id });
    });
  }
  for (const { imageId, code } of await findFailed(db)) await refuseUndrawable(deps.storage, library, imageId, code);
  if ((await deps.jobs.pending(checkUploadJob)) > 0) return;
  for (const id of await findUnchecked(db)) await deps.jobs.enqueue(db, checkUploadJob, schema, { uploadId: id });
}

/** Deletes files of a folder that have no row. */
async function sweep(
  { storage }: IngestDeps,
  folder: string,
  now: number,
  findKnown: (keys: readonly string[]) => Promise<Set<string>>,
): Promise<void> {
  const lastPart = (key: string) => key.slice(key.lastIndexOf('/') + 1);
  let stored: string[] = [];
  async function deleteUnknown(): Promise<void> {
    const known = await findKnown(stored.map(lastPart));
    await storage.delete(stored.filter((key) => !known.has(lastPart(key))));
    stored = [];
  }
  for await (const { key, modifiedAt } of storage.list(folder)) {
    if (now - modifiedAt.getTime() > staleAfterMs) stored.push(key);
    if (stored.length === batch) await deleteUnknown();
  }
  await deleteUnknown();
}
