import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job-queue.ts';

/** Renders an image's derivatives again while `version` is still current. At most one job waits per image. */
export const renderAgainJob = defineJob({
  name: 'image-render-again',
  data: z.object({ imageId: z.int(), version: z.string() }),
  retries: 3,
  expiresAfter: 15 * 60,
  isMerged: true,
  mergedBy: ({ imageId }) => String(imageId),
});
