import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import {
  accommodationRoutes,
  codeOfConductRoutes,
  conferenceManagementRoutes,
  conferenceRoutes,
  dutyCalendar,
  dutyManagementRoutes,
  dutyRoutes,
  type Installation,
  interactionRoutes,
  materialRoutes,
  noticeRoutes,
  openReactionBuffer,
  photoWallRoutes,
  rehearsalRoutes,
  scheduleRoutes,
  signInRoutes,
  stayCalendar,
  transportRoutes,
  tripCalendar,
  voucherCalendar,
  wallFileRoutes,
} from './modules/conference/index.ts';
import { type IngestDeps, restoreLost } from './modules/library/index.ts';
import type { ExportDesk } from './modules/site/index.ts';
import { attemptLimiter } from './platform/http/attempt-limiter.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import { openSecretBox, type SecretBox } from './platform/secret-box.ts';

interface ConferenceParts {
  app: FastifyInstance;
  config: Config;
  ingest: IngestDeps;
  exports: ExportDesk;
  jobs: JobQueue;
  /** Seals the tickets' secrets. */
  ticketBox: SecretBox;
  /** The installation's key; each use seals under a key of its own. */
  secretKey: Buffer;
}

/** Returns the configuration that a conference's readiness check depends on. */
export function installationOf(config: Config): Installation {
  return { hasOwnKey: config.SECRET_KEY !== undefined, sendsSms: config.SMS_PROVIDER === 'aliyun' };
}

/** Everything of conferences. */
export function serveConferences(parts: ConferenceParts): void {
  const { app, config, ingest, exports, jobs, ticketBox, secretKey } = parts;
  conferenceRoutes(app, {
    timeZone: config.TIME_ZONE,
    siteAddress: config.SITE_ADDRESS,
    box: ticketBox,
    guesses: { perAddress: config.TICKET_GUESSES_PER_ADDRESS, perSite: config.TICKET_GUESSES_PER_SITE },
    logIns: attemptLimiter(config.RATE_LIMIT_PER_MINUTE),
    nonsense: attemptLimiter(config.RATE_LIMIT_PER_MINUTE),
    jobs,
  });
  const lotteryBox = openSecretBox(secretKey, 'lottery');
  conferenceManagementRoutes(app, {
    timeZone: config.TIME_ZONE,
    siteAddress: config.SITE_ADDRESS,
    box: ticketBox,
    lotteryBox,
    jobs,
    exports,
    storage: ingest.storage,
    imaging: ingest.imaging,
  });
  dutyRoutes(app, { timeZone: config.TIME_ZONE });
  dutyManagementRoutes(app, { timeZone: config.TIME_ZONE });
  codeOfConductRoutes(app, { timeZone: config.TIME_ZONE });
  noticeRoutes(app, { timeZone: config.TIME_ZONE });
  interactionRoutes(app, {
    timeZone: config.TIME_ZONE,
    box: lotteryBox,
    reactions: openReactionBuffer((error) => app.log.error({ err: error }, 'reactions not written')),
  });
  signInRoutes(app, {
    timeZone: config.TIME_ZONE,
    ticketBox,
    keyBox: openSecretBox(secretKey, 'check-in'),
    posterBox: openSecretBox(secretKey, 'poster'),
    exports,
  });
  rehearsalRoutes(app, { jobs, timeZone: config.TIME_ZONE, installation: installationOf(config) });
  accommodationRoutes(app, { timeZone: config.TIME_ZONE, exports });
  transportRoutes(app, { timeZone: config.TIME_ZONE, exports });
  const originalBox = openSecretBox(secretKey, 'live-original');
  photoWallRoutes(app, { timeZone: config.TIME_ZONE, ingest, box: originalBox });
  wallFileRoutes(app, {
    storage: ingest.storage,
    box: originalBox,
    reportLost: restoreLost(jobs, (error) => app.log.error({ err: error }, 'a lost derivative could not be queued')),
  });
  scheduleRoutes(app, {
    jobs,
    timeZone: config.TIME_ZONE,
    siteAddress: config.SITE_ADDRESS,
    storage: ingest.storage,
    imaging: ingest.imaging,
    calendarBox: openSecretBox(secretKey, 'calendar'),
    personalSources: [dutyCalendar, tripCalendar, voucherCalendar, stayCalendar(config.TIME_ZONE)],
  });
  materialRoutes(app, {
    timeZone: config.TIME_ZONE,
    storage: ingest.storage,
    imaging: ingest.imaging,
    linkBox: openSecretBox(secretKey, 'material-link'),
  });
}
