import type { FastifyInstance } from 'fastify';
import { activityRoutes, entrantRoutes, entryRoutes } from './modules/contest/index.ts';
import type { ReportLost } from './modules/site/index.ts';
import type { ImagingPool } from './platform/imaging/imaging-pool.ts';
import type { BlobStore } from './platform/storage/blob-store.ts';

interface ContestParts {
  app: FastifyInstance;
  timeZone: string;
  storage: BlobStore;
  imaging: ImagingPool;
  reportLost: ReportLost;
}

/** Mounts activities, who takes part in them, and their works. */
export function serveContests({ app, timeZone, storage, imaging, reportLost }: ContestParts): void {
  activityRoutes(app, { timeZone, storage, imaging });
  entrantRoutes(app);
  entryRoutes(app, { timeZone, storage, reportLost });
}
