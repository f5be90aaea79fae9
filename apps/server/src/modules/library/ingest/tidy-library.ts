import { z } from 'zod';
import { inTransaction } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { deleteOldVisitMarks } from '../behaviour/index.ts';
import { purgeExpired } from '../trash/index.ts';
import { findPictureKeys, rerenderJob, sweepMarkPictures } from '../watermarks/index.ts';
import type { IngestDeps, TenantLibrary } from './ingest-deps.ts';
import { processImageJob } from './process-image-job.ts';
import { findStranded } from './rendered-image.repository.ts';
import { sweepDerivatives } from './sweep-derivatives.ts';

/** Cleans up what killed processes left behind; queue it at start and once a day. */
export const tidyLibraryJob = defineJob({
  name: 'library-tidy',
  data: z.object({}),
  retries: 1,
  expiresAfter: 4 * 3600,
  isMerged: true,
});

const maxStranded = 1000;

/** Empties the trash of what is overdue, deletes files of renderings that never became an image's, and queues images again whose job is lost; forgets who saw what on days past. */
export async function tidyLibrary(deps: IngestDeps, library: TenantLibrary): Promise<void> {
  await deleteOldVisitMarks(library.db);
  await purgeExpired(deps, library);
  await sweepDerivatives(deps.storage, library);
  await sweepMarkPictures(deps.storage, library.schema, await findPictureKeys(library.db));
  // A process that was killed may have left some to do.
  await deps.jobs.enqueue(library.db, rerenderJob, library.schema, {});
  // A second job that doesn't publish could run before the pending one that does.
  if ((await deps.jobs.pending(processImageJob)) > 0) return;
  await inTransaction(library.db, async (transaction) => {
    for (const imageId of await findStranded(transaction, maxStranded))
      await deps.jobs.enqueue(transaction, processImageJob, library.schema, { imageId, publish: false });
  });
}
