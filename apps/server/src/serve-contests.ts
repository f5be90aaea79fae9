import type { FastifyInstance } from 'fastify';
import {
  activityRoutes,
  entrantRoutes,
  entryRoutes,
  openViewCounter,
  rankingRoutes,
  votingRoutes,
  wallRoutes,
} from './modules/contest/index.ts';
import type { ReportLost } from './modules/site/index.ts';
import type { ImagingPool } from './platform/imaging/imaging-pool.ts';
import { openSecretBox } from './platform/secret-box.ts';
import type { BlobStore } from './platform/storage/blob-store.ts';

interface ContestParts {
  app: FastifyInstance;
  timeZone: string;
  secretKey: Buffer;
  storage: BlobStore;
  imaging: ImagingPool;
  reportLost: ReportLost;
}

/** Mounts activities, who takes part in them, their works, and the votes for these. */
export function serveContests({ app, timeZone, secretKey, storage, imaging, reportLost }: ContestParts): void {
  activityRoutes(app, { timeZone, storage, imaging });
  entrantRoutes(app);
  entryRoutes(app, { timeZone, storage, reportLost });
  votingRoutes(app, { timeZone, box: openSecretBox(secretKey, 'vote') });
  rankingRoutes(app);
  wallRoutes(
    app,
    openViewCounter(openSecretBox(secretKey, 'viewer'), (error) =>
      app.log.error({ err: error }, 'views of works could not be counted'),
    ),
  );
}
