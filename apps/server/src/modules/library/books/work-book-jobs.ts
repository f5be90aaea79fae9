import type { Database } from '../../../platform/database/database.ts';
import type { BookDeps } from './book-deps.ts';
import { endRendering } from './book-file.repository.ts';
import { renderBookFile } from './render-book-file.ts';
import { renderBookFileJob } from './render-book-file-job.ts';

/** Works the queue of PDFs; what fails at last is marked, for editors to see. */
export async function workBookJobs(
  { jobs, storage }: BookDeps,
  databaseOf: (schema: string) => Database,
): Promise<void> {
  await jobs.work(renderBookFileJob, 1, async (schema, { fileId }, { isLast }) => {
    const db = databaseOf(schema);
    try {
      await renderBookFile(storage, { db, schema }, fileId);
    } catch (error) {
      if (isLast) await endRendering(db, fileId, 'failed');
      throw error;
    }
  });
}
