import type { Database } from '../../../platform/database/database.ts';
import type { BookDeps } from './book-deps.ts';
import { findUsedKeys } from './book-file.repository.ts';
import { renderBookFileJob } from './book-jobs.ts';
import { booksFolder } from './book-key.ts';
import { findUnrendered } from './book-lease.repository.ts';

interface BookLibrary {
  db: Database;
  schema: string;
}

/** What is younger may be being written at this moment. */
const staleAfterMs = 6 * 3600 * 1000;
const batch = 200;

/** Queues PDFs that nobody renders. */
export async function resumeBooks({ jobs }: Pick<BookDeps, 'jobs'>, { db, schema }: BookLibrary): Promise<void> {
  for (const fileId of await findUnrendered(db)) await jobs.enqueue(db, renderBookFileJob, schema, { fileId });
}

/** Deletes PDFs and rendered pages that no book has. */
export async function tidyBooks(
  { storage }: Pick<BookDeps, 'storage'>,
  { db, schema }: BookLibrary,
  now = Date.now(),
): Promise<void> {
  const keyOf = (path: string) => /\/([\w-]{22})(?:\.pdf|-\d+\.webp)$/.exec(path)?.[1] ?? '';
  let old: string[] = [];
  const sweep = async () => {
    const used = await findUsedKeys(db, [...new Set(old.map(keyOf))]);
    await storage.delete(old.filter((path) => !used.has(keyOf(path))));
    old = [];
  };
  for await (const { key, modifiedAt } of storage.list(booksFolder(schema))) {
    if (now - modifiedAt.getTime() > staleAfterMs) old.push(key);
    if (old.length === batch) await sweep();
  }
  await sweep();
}
