import { inTransaction } from '../../../platform/database/database.ts';
import { deleteMiscPicture } from '../../site/index.ts';
import type { IngestDeps, TenantLibrary } from '../ingest/index.ts';
import { cutPanoramaJob } from './cut-panorama-job.ts';
import { panoramasFolder } from './panorama-files.ts';
import { panoramaMark } from './panorama-mark.ts';
import { deleteUnusedPictures, findStalePictures, findUsedFiles } from './panorama-picture.repository.ts';
import { removeUnusedPlans } from './panorama-plan.repository.ts';

/** Far longer than cutting may take: what is younger may be being written at this moment. */
const staleAfterMs = 6 * 3600 * 1000;
const perDeletion = 500;

/**
 * Queues pictures whose mark is an old one or whose job is lost, deletes those that nothing uses, unused floor plans and files that
 * belong to none.
 */
export async function tidyPanoramas(
  { storage, jobs }: Pick<IngestDeps, 'storage' | 'jobs'>,
  { schema, db }: TenantLibrary,
  now: () => number = Date.now,
): Promise<void> {
  await deleteUnusedPictures(db);
  for (const key of await removeUnusedPlans(db)) await deleteMiscPicture(storage, schema, key);
  const used = await findUsedFiles(db);
  const originals = new Set(used.map(({ originalKey }) => originalKey));
  const versions = new Set(used.map(({ version }) => version));
  let stale: string[] = [];
  for await (const { key, modifiedAt } of storage.list(panoramasFolder(schema))) {
    const version = /\/tiles\/[^/]+\/([^/]+)\//.exec(key)?.[1];
    const isUsed = version === undefined ? originals.has(key) : versions.has(version);
    if (isUsed || now() - modifiedAt.getTime() < staleAfterMs) continue;
    stale.push(key);
    if (stale.length < perDeletion) continue;
    await storage.delete(stale);
    stale = [];
  }
  await storage.delete(stale);
  if ((await jobs.pending(cutPanoramaJob)) > 0) return;
  const { recipe } = await panoramaMark(storage, { db, schema });
  await inTransaction(db, async (transaction) => {
    for (const pictureId of await findStalePictures(transaction, recipe))
      await jobs.enqueue(transaction, cutPanoramaJob, schema, { pictureId });
  });
}
