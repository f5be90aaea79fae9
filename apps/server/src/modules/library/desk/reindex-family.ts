import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { defineJob, type JobQueue } from '../../../platform/jobs/job-queue.ts';
import { indexAlbums, indexImages, indexPhotographers } from '../search/index.ts';
import type { LibraryManagementDeps } from './management-deps.ts';
import { findMembers } from './tree-node.repository.ts';

/** Up to so many images the editor waits for search to follow; more are left to a job. */
const indexedAtOnce = 200;
const batch = 500;

/** Updates search for the names and places of a node and its descendants. */
const reindexFamily = defineJob({
  name: 'library-reindex-family',
  data: z.object({ table: z.enum(['category', 'region']), id: z.int() }),
  retries: 3,
  expiresAfter: 3600,
});

/** Call in the transaction that renamed or moved the node. */
export async function followInSearch(
  { db, tenant }: Pick<RequestContext, 'db' | 'tenant'>,
  node: z.infer<typeof reindexFamily.data>,
  { jobs, timeZone }: Pick<LibraryManagementDeps, 'jobs' | 'timeZone'>,
): Promise<void> {
  const { imageIds, albumIds, photographerIds } = await findMembers(db, node.table, node.id);
  if (imageIds.length + albumIds.length + photographerIds.length > indexedAtOnce)
    return jobs.enqueue(db, reindexFamily, tenant.schema, node);
  await indexImages(db, imageIds, timeZone);
  await indexAlbums(db, albumIds);
  await indexPhotographers(db, photographerIds);
}

/** Works the jobs of this module. */
export async function workLibraryJobs(
  jobs: JobQueue,
  databaseOf: (schema: string) => Database,
  timeZone: string,
): Promise<void> {
  await jobs.work(reindexFamily, 1, async (schema, { table, id }) => {
    const db = databaseOf(schema);
    const { imageIds, albumIds, photographerIds } = await findMembers(db, table, id);
    for (const ids of batches(imageIds)) await indexImages(db, ids, timeZone);
    for (const ids of batches(albumIds)) await indexAlbums(db, ids);
    for (const ids of batches(photographerIds)) await indexPhotographers(db, ids);
  });
}

function batches(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / batch) }, (_, place) =>
    ids.slice(place * batch, (place + 1) * batch),
  );
}
