import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import {
  activityExportRoutes,
  activityRoutes,
  awardRoutes,
  entrantRoutes,
  entryRoutes,
  juryRoutes,
  objectionRoutes,
  openViewCounter,
  rankingRoutes,
  voteManagementRoutes,
  votingRoutes,
  wallRoutes,
} from './modules/contest/index.ts';
import { type IngestDeps, restoreLost } from './modules/library/index.ts';
import type { ExportDesk } from './modules/site/index.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import { openSecretBox } from './platform/secret-box.ts';

interface ContestParts {
  app: FastifyInstance;
  config: Config;
  jobs: JobQueue;
  exports: ExportDesk;
  ingest: IngestDeps;
  /** The installation's key; each use seals under a key of its own. */
  secretKey: Buffer;
}

/** Mounts activities, who takes part in them, their works, and the votes for these. */
export function serveContests({ app, config, jobs, exports, ingest, secretKey }: ContestParts): void {
  const { storage, imaging } = ingest;
  const timeZone = config.TIME_ZONE;
  activityRoutes(app, { timeZone, storage, imaging });
  activityExportRoutes(app, exports);
  entrantRoutes(app);
  entryRoutes(app, {
    timeZone,
    storage,
    reportLost: restoreLost(jobs, (error) => app.log.error({ err: error }, 'a lost derivative could not be queued')),
  });
  votingRoutes(app, { timeZone, box: openSecretBox(secretKey, 'vote') });
  rankingRoutes(app);
  voteManagementRoutes(app);
  juryRoutes(app);
  objectionRoutes(app);
  awardRoutes(app, { storage, timeZone, siteAddress: config.SITE_ADDRESS });
  wallRoutes(
    app,
    openViewCounter(openSecretBox(secretKey, 'viewer'), (error) =>
      app.log.error({ err: error }, 'views of works could not be counted'),
    ),
  );
}
