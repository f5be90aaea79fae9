import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import {
  bookRoutes,
  type FaceProviders,
  type IngestDeps,
  imageFaceRoutes,
  imageMeaningRoutes,
  KeptLooks,
  type LookTables,
  loadAlbumCards,
  loadImageCards,
  loadPhotographerCards,
  type MeaningSearch,
  panoramaRoutes,
  pictureReader,
  searchRoutes,
  type TextImage,
  tempImageRoutes,
  videoRoutes,
} from './modules/library/index.ts';
import type { TrafficCounter } from './modules/site/index.ts';
import { openVideo } from './open-video.ts';
import type { TenantDatabases } from './platform/database/tenant-databases.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import { openSecretBox } from './platform/secret-box.ts';

interface MediaParts extends Pick<TrafficCounter, 'noteMiss'> {
  app: FastifyInstance;
  config: Config;
  jobs: JobQueue;
  ingest: IngestDeps;
  tables: LookTables;
  faces: FaceProviders;
  textImage: TextImage;
  meaning: MeaningSearch | null;
  databases: TenantDatabases;
  secretKey: Buffer;
}

/** Mounts search, by words and by picture, faces, and what is not a single picture: panoramas, videos, books. */
export async function serveMedia(parts: MediaParts): Promise<void> {
  const { app, config, jobs, ingest, tables, faces, textImage, meaning, databases, secretKey, noteMiss } = parts;
  const timeZone = config.TIME_ZONE;
  const { imaging } = ingest;
  const pictures = { imaging, box: openSecretBox(secretKey, 'temp-image'), tables, kept: new KeptLooks(), faces };
  tempImageRoutes(app, pictures);
  const cards = { loadImageCards, loadAlbumCards, loadPhotographerCards };
  searchRoutes(
    app,
    { timeZone, noteMiss, tables, meaning, readPicture: pictureReader(pictures), cards },
    config.SEARCHES_AT_ONCE,
  );
  imageFaceRoutes(app, { jobs, providers: faces, timeZone });
  imageMeaningRoutes(app, textImage);
  panoramaRoutes(app, { ...ingest, timeZone, box: openSecretBox(secretKey, 'panorama') });
  await videoRoutes(app, { ...openVideo(config, ingest), databaseOf: (schema) => databases.of(schema) });
  bookRoutes(app, ingest);
}
