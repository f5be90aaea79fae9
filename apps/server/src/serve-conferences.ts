import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { conferenceDutyManagementRoutes, conferenceDutyRoutes } from './modules/conference-duty/index.ts';
import { conferenceInteractionRoutes, openReactionBuffer } from './modules/conference-interaction/index.ts';
import { conferenceNoticeRoutes } from './modules/conference-notice/index.ts';
import { conferenceScheduleRoutes } from './modules/conference-schedule/index.ts';
import type { IngestDeps } from './modules/ingest/index.ts';
import { openSecretBox } from './platform/secret-box.ts';

interface ConferenceParts {
  app: FastifyInstance;
  config: Config;
  ingest: IngestDeps;
  /** The installation's; each use seals under a key of its own. */
  secretKey: Buffer;
}

/** Everything of conferences. */
export function serveConferences({ app, config, ingest, secretKey }: ConferenceParts): void {
  conferenceDutyRoutes(app, { timeZone: config.TIME_ZONE });
  conferenceDutyManagementRoutes(app, { timeZone: config.TIME_ZONE });
  conferenceNoticeRoutes(app, { timeZone: config.TIME_ZONE });
  conferenceInteractionRoutes(app, {
    timeZone: config.TIME_ZONE,
    box: openSecretBox(secretKey, 'lottery'),
    reactions: openReactionBuffer((error) => app.log.error({ err: error }, 'reactions not written')),
  });
  conferenceScheduleRoutes(app, {
    timeZone: config.TIME_ZONE,
    storage: ingest.storage,
    imaging: ingest.imaging,
    calendarBox: openSecretBox(secretKey, 'calendar'),
    personalSources: [],
  });
}
