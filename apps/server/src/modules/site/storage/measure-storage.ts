import { type StorageKind, storageKinds } from '@tuyuan/contract/site/storage-kinds.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { z } from 'zod';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { defineJob, type JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { deleteOldMeasures, replaceMeasures } from './storage.repository.ts';

/** Once a day, because looking at every file takes long. */
export const measureStorageJob = defineJob({
  name: 'storage-measure',
  data: z.object({}),
  retries: 1,
  expiresAfter: 3 * 3600,
  isMerged: true,
});

interface MeasureDeps {
  readonly storage: Pick<BlobStore, 'list'>;
  readonly timeZone: string;
}

/** Adds up a site's files by the folder they are in; a second measuring of the day takes the first one's place. */
export async function measureStorage(
  { storage, timeZone }: MeasureDeps,
  { schema, db }: { schema: string; db: Database },
): Promise<void> {
  const kinds = new Map<StorageKind, { files: number; bytes: number }>();
  for await (const { key, bytes } of storage.list(schema)) {
    const folder = key.split('/')[1];
    const kind = storageKinds.find((each) => each === folder) ?? 'other';
    const sum = kinds.get(kind) ?? { files: 0, bytes: 0 };
    kinds.set(kind, { files: sum.files + 1, bytes: sum.bytes + bytes });
  }
  const day = formatDate(new Date(), timeZone);
  await inTransaction(db, async (transaction) => {
    await replaceMeasures(
      transaction,
      day,
      storageKinds.map((kind) => ({ kind, ...(kinds.get(kind) ?? { files: 0, bytes: 0 }) })),
    );
    await deleteOldMeasures(transaction);
  });
}

export async function workStorageJobs(
  jobs: JobQueue,
  databaseOf: (schema: string) => Database,
  deps: MeasureDeps,
): Promise<void> {
  await jobs.work(measureStorageJob, 1, (schema) => measureStorage(deps, { schema, db: databaseOf(schema) }));
}
