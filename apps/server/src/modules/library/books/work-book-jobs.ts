import type { Database } from '../../../platform/database/database.ts';
import type { BookDeps } from './book-deps.ts';
import { renderBookFileJob, resumeBooksJob, tidyBooksJob } from './book-jobs.ts';
import { renderBookFile } from './render-book-file.ts';
import { resumeBooks, tidyBooks } from './tidy-books.ts';

/** Works the queues of books; what fails at last is marked, for editors to see. */
export async function workBookJobs(deps: BookDeps, databaseOf: (schema: string) => Database): Promise<void> {
  const { jobs, storage } = deps;
  const libraryOf = (schema: string) => ({ schema, db: databaseOf(schema) });
  await jobs.work(renderBookFileJob, 1, (schema, { fileId }, attempt) =>
    renderBookFile(storage, libraryOf(schema), fileId, attempt),
  );
  await jobs.work(resumeBooksJob, 1, (schema) => resumeBooks(deps, libraryOf(schema)));
  await jobs.work(tidyBooksJob, 1, (schema) => tidyBooks(deps, libraryOf(schema)));
}
