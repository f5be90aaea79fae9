import { type DerivativeWidth, imagePath, miscPath } from '@tuyuan/contract/resource-path.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import {
  accountSafetyRoutes,
  agreementRoutes,
  appLoginRoutes,
  type CaptchaProvider,
  captchaRoutes,
  findPhone,
  findUserByPhone,
  frontUserRoutes,
  identityRoutes,
  type OAuthProvider,
  oauthRoutes,
  qrLogInRoutes,
  type SmsSender,
  smsOutboxRoutes,
  smsRoutes,
  userManagementRoutes,
} from './modules/account/index.ts';
import { readAttendanceOf } from './modules/conference/index.ts';
import type { IngestDeps } from './modules/library/index.ts';
import { loadImageCards } from './modules/library/index.ts';
import type { ExportDesk } from './modules/site/index.ts';
import { servicePhone } from './modules/site/index.ts';
import type { Database } from './platform/database/database.ts';
import type { DomainEvents } from './platform/events/domain-events.ts';
import { attemptLimiter } from './platform/http/attempt-limiter.ts';
import { throttleRules } from './throttle-rules.ts';

interface AccountParts {
  app: FastifyInstance;
  config: Config;
  captcha: CaptchaProvider;
  smsSender: SmsSender;
  ingest: IngestDeps;
  events: DomainEvents;
  exports: ExportDesk;
  /** The third-party log-ins, in display order. */
  oauthProviders: readonly OAuthProvider[];
}

/** Mounts everything about identity: captchas, log-in, sessions, users and their roles. */
export function serveAccounts({
  app,
  config,
  captcha,
  smsSender,
  ingest,
  events,
  exports,
  oauthProviders,
}: AccountParts): void {
  const sessionRules = {
    sessionSeconds: config.SESSION_HOURS * 3600,
    rememberedSeconds: config.SESSION_REMEMBERED_DAYS * 86_400,
  };
  captchaRoutes(app, { captcha, perMinute: config.CAPTCHAS_PER_MINUTE });
  smsOutboxRoutes(app, { isOpen: config.SMS_PROVIDER !== 'aliyun', timeZone: config.TIME_ZONE });
  smsRoutes(app, {
    sender: smsSender,
    isRegistered: async (db, phone) => (await findUserByPhone(db, phone)) !== null,
    phoneOf: findPhone,
    limits: {
      pauseSeconds: config.SMS_PAUSE_SECONDS,
      perPhone: config.SMS_PER_PHONE,
      perAddress: config.SMS_PER_ADDRESS,
      perSite: config.SMS_PER_SITE,
    },
  });
  const loginLimiter = attemptLimiter(config.LOGIN_ATTEMPTS_PER_MINUTE);
  identityRoutes(app, {
    async avatarPath(db, { avatarKey, avatarImageId }) {
      if (avatarKey !== null) return miscPath(avatarKey);
      return avatarImageId === null ? '' : picturePath(db, avatarImageId, 320);
    },
    wireNow: () => toWireDate(new Date(), config.TIME_ZONE),
    loginLimiter,
    rules: { ...throttleRules(config), ...sessionRules },
  });
  qrLogInRoutes(app, { rules: sessionRules, loginLimiter });
  frontUserRoutes(app, {
    timeZone: config.TIME_ZONE,
    storage: ingest.storage,
    imaging: ingest.imaging,
    picturePath,
    events,
    servicePhone,
  });
  userManagementRoutes(app, {
    timeZone: config.TIME_ZONE,
    sessionRules,
    exports,
    storage: ingest.storage,
    events,
  });
  accountSafetyRoutes(app, {
    timeZone: config.TIME_ZONE,
    rules: throttleRules(config),
    graceSeconds: config.ACCOUNT_DELETION_GRACE_DAYS * 86_400,
    storage: ingest.storage,
    events,
    readAttendanceOf,
  });
  agreementRoutes(app);
  appLoginRoutes(app, sessionRules);
  oauthRoutes(app, {
    providers: oauthProviders,
    siteAddress: config.SITE_ADDRESS,
    timeZone: config.TIME_ZONE,
    rules: { ...throttleRules(config), ...sessionRules },
  });
}

/** Path of a published picture, or "". */
async function picturePath(db: Database, imageId: number, width: DerivativeWidth): Promise<string> {
  const [card] = await loadImageCards(db, [imageId]);
  return card ? imagePath(card, width) : '';
}
