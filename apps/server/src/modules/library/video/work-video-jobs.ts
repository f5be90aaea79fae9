import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/database.ts';
import { makeNextVideo } from './make-next-video.ts';
import { resumeVideos, tidyVideos } from './tidy-videos.ts';
import type { VideoDeps } from './video-deps.ts';
import { makeVideoJob, resumeVideosJob, tidyVideosJob } from './video-jobs.ts';

/** Works the queues of videos; one video at a time, because each occupies the processors. */
export async function workVideoJobs(
  deps: VideoDeps,
  databaseOf: (schema: string) => Database,
  logger: Logger,
): Promise<void> {
  const libraryOf = (schema: string) => ({ schema, db: databaseOf(schema) });
  await deps.jobs.work(makeVideoJob, 1, (schema) => makeNextVideo({ ...deps, logger }, libraryOf(schema)));
  await deps.jobs.work(resumeVideosJob, 1, (schema) => resumeVideos(deps, libraryOf(schema)));
  await deps.jobs.work(tidyVideosJob, 1, (schema) => tidyVideos(deps, libraryOf(schema)));
}
