import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { signInRoutes, voucherCalendar } from './modules/check-in/index.ts';
import { conferenceRoutes, guessGate } from './modules/conference/index.ts';
import { conferenceDutyManagementRoutes, conferenceDutyRoutes, dutyCalendar } from './modules/conference-duty/index.ts';
import { conferenceInteractionRoutes, openReactionBuffer } from './modules/conference-interaction/index.ts';
import { conferenceLiveRoutes, wallFileRoutes } from './modules/conference-live/index.ts';
import { conferenceManagementRoutes } from './modules/conference-management/index.ts';
import { conferenceMannerRoutes } from './modules/conference-manner/index.ts';
import { conferenceMaterialRoutes } from './modules/conference-material/index.ts';
import { conferenceNoticeRoutes } from './modules/conference-notice/index.ts';
import { conferenceRehearsalRoutes, type Installation } from './modules/conference-rehearsal/index.ts';
import { conferenceScheduleRoutes } from './modules/conference-schedule/index.ts';
import { conferenceStayRoutes, stayCalendar } from './modules/conference-stay/index.ts';
import { conferenceTrafficRoutes, tripCalendar } from './modules/conference-traffic/index.ts';
import type { ExportDesk } from './modules/export/index.ts';
import { type IngestDeps, restoreLost } from './modules/ingest/index.ts';
import { attemptLimiter } from './platform/http/attempt-limiter.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import { openSecretBox, type SecretBox } from './platform/secret-box.ts';

interface ConferenceParts {
  app: FastifyInstance;
  config: Config;
  ingest: IngestDeps;
  exports: ExportDesk;
  jobs: JobQueue;
  /** What seals the tickets' secrets. */
  ticketBox: SecretBox;
  /** The installation's; each use seals under a key of its own. */
  secretKey: Buffer;
}

/** What of the configuration a conference's readiness is judged by. */
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
    guesses: guessGate({
      // One every two seconds: shorter than anybody stands in line.
      address: { burst: config.TICKET_GUESSES_PER_ADDRESS, perMinute: 30 },
      site: { burst: config.TICKET_GUESSES_PER_SITE, perMinute: config.TICKET_GUESSES_PER_SITE },
    }),
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
  conferenceDutyRoutes(app, { timeZone: config.TIME_ZONE });
  conferenceDutyManagementRoutes(app, { timeZone: config.TIME_ZONE });
  conferenceMannerRoutes(app, { timeZone: config.TIME_ZONE });
  conferenceNoticeRoutes(app, { timeZone: config.TIME_ZONE });
  conferenceInteractionRoutes(app, {
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
  conferenceRehearsalRoutes(app, { jobs, timeZone: config.TIME_ZONE, installation: installationOf(config) });
  conferenceStayRoutes(app, { timeZone: config.TIME_ZONE, exports });
  conferenceTrafficRoutes(app, { timeZone: config.TIME_ZONE, exports });
  const originalBox = openSecretBox(secretKey, 'live-original');
  conferenceLiveRoutes(app, { timeZone: config.TIME_ZONE, ingest, box: originalBox });
  wallFileRoutes(app, {
    storage: ingest.storage,
    box: originalBox,
    reportLost: restoreLost(jobs, (error) => app.log.error({ err: error }, 'a lost derivative could not be queued')),
  });
  conferenceScheduleRoutes(app, {
    jobs,
    timeZone: config.TIME_ZONE,
    storage: ingest.storage,
    imaging: ingest.imaging,
    calendarBox: openSecretBox(secretKey, 'calendar'),
    personalSources: [dutyCalendar, tripCalendar, voucherCalendar, stayCalendar(config.TIME_ZONE)],
  });
  conferenceMaterialRoutes(app, {
    timeZone: config.TIME_ZONE,
    storage: ingest.storage,
    imaging: ingest.imaging,
    linkBox: openSecretBox(secretKey, 'material-link'),
  });
}
