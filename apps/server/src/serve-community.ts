import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import {
  collectionRoutes,
  commentRoutes,
  feedbackRoutes,
  followRoutes,
  markRoutes,
  notificationRoutes,
  recentRoutes,
  reportRoutes,
  savedSearchRoutes,
} from './modules/community/index.ts';
import { loadArticleCards } from './modules/content/index.ts';
import type { ImagingPool } from './platform/imaging/imaging-pool.ts';
import { openSecretBox } from './platform/secret-box.ts';
import { type Delivery, serveChannels } from './serve-channels.ts';

interface CommunityParts {
  app: FastifyInstance;
  config: Config;
  /** The installation's key; each use seals under a key of its own. */
  secretKey: Buffer;
  delivery: Delivery;
  ingest: { imaging: ImagingPool };
}

/** Everything that visitors do with each other's works, and how they hear of it. */
export async function serveCommunity({
  app,
  config,
  secretKey,
  delivery,
  ingest: { imaging },
}: CommunityParts): Promise<void> {
  const { TIME_ZONE: timeZone } = config;
  commentRoutes(app, { timeZone });
  collectionRoutes(app, { box: openSecretBox(secretKey, 'collection'), loadArticleCards });
  feedbackRoutes(app, { imaging, box: openSecretBox(secretKey, 'feedback') });
  followRoutes(app);
  notificationRoutes(app, { timeZone });
  await serveChannels(app, config, delivery);
  markRoutes(app, { timeZone, loadArticleCards });
  recentRoutes(app);
  reportRoutes(app, { timeZone });
  savedSearchRoutes(app);
}
