import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { activityRoutes, entrantRoutes, entryRoutes } from './modules/contest/index.ts';
import { type IngestDeps, restoreLost } from './modules/library/index.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';

interface ContestParts {
  app: FastifyInstance;
  config: Config;
  jobs: JobQueue;
  ingest: IngestDeps;
}

/** Mounts activities, who takes part in them, and their works. */
export function serveContests({ app, config, jobs, ingest: { storage, imaging } }: ContestParts): void {
  const timeZone = config.TIME_ZONE;
  activityRoutes(app, { timeZone, storage, imaging });
  entrantRoutes(app);
  entryRoutes(app, {
    timeZone,
    storage,
    reportLost: restoreLost(jobs, (error) => app.log.error({ err: error }, 'a lost derivative could not be queued')),
  });
}
