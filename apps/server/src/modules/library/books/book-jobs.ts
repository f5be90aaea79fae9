import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job-queue.ts';

/** Renders the pages of a PDF, those that aren't rendered yet. Queuing it again does no harm: the lease decides who renders. */
export const renderBookFileJob = defineJob({
  name: 'book-file-render',
  data: z.object({ fileId: z.int() }),
  retries: 2,
  expiresAfter: 3 * 3600,
  isMerged: true,
  mergedBy: ({ fileId }) => String(fileId),
});

/** Queues again what a killed process left unrendered. */
export const resumeBooksJob = defineJob({
  name: 'book-resume',
  data: z.object({}),
  retries: 0,
  expiresAfter: 300,
  isMerged: true,
});

/** Deletes files that belong to no book any more. */
export const tidyBooksJob = defineJob({
  name: 'book-tidy',
  data: z.object({}),
  retries: 1,
  expiresAfter: 3600,
  isMerged: true,
});
