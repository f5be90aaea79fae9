import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job-queue.ts';

/** Renders the pages of a PDF, those that aren't rendered yet. Queuing it twice does no harm. */
export const renderBookFileJob = defineJob({
  name: 'book-file-render',
  data: z.object({ fileId: z.int() }),
  retries: 2,
  expiresAfter: 60 * 60,
});
