import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job-queue.ts';

/** Makes one of a site's videos, and queues itself anew while there are more: so the sites come in turn. */
export const makeVideoJob = defineJob({
  name: 'video-make',
  data: z.object({}),
  retries: 2,
  expiresAfter: 12 * 3600,
  isMerged: true,
});

/** Queues again what a killed process left unmade. */
export const resumeVideosJob = defineJob({
  name: 'video-resume',
  data: z.object({}),
  retries: 0,
  expiresAfter: 300,
  isMerged: true,
});

/** Deletes files that belong to no video any more, and uploads that were given up. */
export const tidyVideosJob = defineJob({
  name: 'video-tidy',
  data: z.object({}),
  retries: 1,
  expiresAfter: 3600,
  isMerged: true,
});
