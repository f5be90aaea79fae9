import { contract } from '@tuyuan/contract/contract.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { chooseCaptcha } from './adapters/captcha/choose-captcha.ts';
import { chooseOAuthProviders } from './adapters/oauth/choose-oauth-providers.ts';
import { chooseSmsSender } from './adapters/sms/choose-sms-sender.ts';
import { completeSites } from './complete-sites.ts';
import type { Config } from './config.ts';
import {
  authenticate,
  findPublicUnitsOf,
  insertOutboxMessage,
  organizationUnitRoutes,
  type SmsSender,
} from './modules/account/index.ts';
import { authenticateTicket, conferenceSitemap } from './modules/conference/index.ts';
import {
  type IngestDeps,
  libraryManagementRoutes,
  libraryRoutes,
  loadAlbumCards,
  loadImageCards,
  loadPhotographerCards,
  queueProcessing,
  restoreLost,
  searchRoutes,
} from './modules/library/index.ts';
import {
  auditRoutes,
  dashboardRoutes,
  exportRoutes,
  menuRoutes,
  openExportDesk,
  pageRoutes,
  prepareTenants,
  recordAudit,
  resourceRoutes,
  sensitiveWordRoutes,
  siteContentRoutes,
  siteVersion,
  tenantDirectory,
  tenantManagementRoutes,
} from './modules/site/index.ts';
import { oauthChoice } from './oauth-choice.ts';
import { openIngest } from './open-ingest.ts';
import { openTenantDatabases, type TenantDatabases } from './platform/database/tenant-databases.ts';
import { buildApp } from './platform/http/build-app.ts';
import { docsRoutes } from './platform/http/docs-routes.ts';
import { oncePerRequest } from './platform/http/once-per-request.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import { startPgBossQueue } from './platform/jobs/pg-boss-queue.ts';
import { observabilityRoutes } from './platform/observability/observability-routes.ts';
import { readSecretKey } from './platform/read-secret-key.ts';
import { openSecretBox, type SecretBox } from './platform/secret-box.ts';
import { programVersion } from './program-version.ts';
import { seedBasics } from './seed-basics.ts';
import { serveAccounts } from './serve-accounts.ts';
import { serveConferences } from './serve-conferences.ts';
import { serveHubs } from './serve-hubs.ts';
import { workJobs } from './work-jobs.ts';

export interface BuiltServer {
  app: FastifyInstance;
  databases: TenantDatabases;
  /** What adding images to a library needs. */
  ingest: IngestDeps;
  ticketBox: SecretBox;
  lotteryBox: SecretBox;
  /** Makes /readyz fail, so that a balancer sends nothing new. */
  beginDrain(): void;
  /** Lets running requests and jobs end, then closes every connection. */
  close(): Promise<void>;
}

interface Parts {
  config: Config;
  connection: pg.ClientConfig;
  /** True where this is the only process working the jobs. */
  isOnlyWorker: boolean;
  logger: Logger;
}

/** Puts the program together: the one place that chooses adapters and knows every module. */
export async function buildServer({ config, connection, isOnlyWorker, logger }: Parts): Promise<BuiltServer> {
  const databases = openTenantDatabases(connection, {
    poolSize: config.DATABASE_POOL_SIZE,
    statementTimeoutMs: config.STATEMENT_TIMEOUT_MS,
  });
  await prepareTenants(databases);
  await completeSites(databases);
  const jobs = await startPgBossQueue({
    connection,
    isOnlyWorker,
    onError: (error) => logger.error({ err: error }, 'job failed'),
  });
  const ingest = await openIngest(config, jobs);
  const tenants = tenantDirectory(databases.platform);
  const sessionSeconds = config.SESSION_HOURS * 3600;
  const secretKey = await readSecretKey(config.DATA_DIR, config.SECRET_KEY);
  const ticketBox = openSecretBox(secretKey, 'ticket');
  const smsSender = chooseSmsSender(config, insertOutboxMessage);

  const app = await buildApp(
    {
      logger,
      bodyLimitBytes: config.BODY_LIMIT_MB,
      trustProxy: config.TRUST_PROXY,
      rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
      headersTimeoutMs: config.HEADERS_TIMEOUT_MS,
      requestTimeoutMs: config.REQUEST_TIMEOUT_MS,
    },
    {
      findTenant: (host) => tenants.find(host),
      databaseOf: (tenant) => databases.of(tenant.schema),
      checkDatabase: () => databases.check(),
      authenticate: oncePerRequest((db, token) => authenticate(db, token, sessionSeconds)),
      authenticateTicket: oncePerRequest(authenticateTicket),
      recordAudit,
      answerBox: openSecretBox(secretKey, 'answer'),
    },
  );

  let isDraining = false;
  const metrics = observabilityRoutes(app, {
    metricsToken: config.METRICS_TOKEN,
    async checkReady() {
      if (isDraining) throw new Error('draining');
      await databases.check();
    },
  });
  if (config.MODE !== 'worker') {
    await serveHubs({ app, config, connection, databases, metrics, logger });
    await serveSite({ app, config, jobs, ingest, databases, tenants, secretKey, ticketBox, smsSender });
  }

  if (config.MODE !== 'web') {
    const stopTidying = await workJobs({ config, databases, ingest, smsSender, ticketBox, secretKey, logger });
    app.addHook('onClose', async () => stopTidying());
  }

  return {
    app,
    databases,
    ingest,
    ticketBox,
    lotteryBox: openSecretBox(secretKey, 'lottery'),
    beginDrain() {
      isDraining = true;
    },
    async close() {
      isDraining = true;
      await app.close();
      await jobs.stop();
      ingest.imaging.close();
      await databases.close();
    },
  };
}

interface SiteParts {
  app: FastifyInstance;
  config: Config;
  jobs: JobQueue;
  ingest: IngestDeps;
  databases: TenantDatabases;
  tenants: ReturnType<typeof tenantDirectory>;
  /** The installation's; each use seals under a key of its own. */
  secretKey: Buffer;
  ticketBox: SecretBox;
  smsSender: SmsSender;
}

/** Everything a browser asks for: the API, its documentation, pictures and pages. */
async function serveSite(parts: SiteParts): Promise<void> {
  const { app, config, jobs, ingest, databases, tenants, smsSender } = parts;
  await docsRoutes(app, contract, programVersion);
  const exports = openExportDesk({ timeZone: config.TIME_ZONE, atOnce: config.EXPORTS_AT_ONCE });
  exportRoutes(app, exports);
  auditRoutes(app, { timeZone: config.TIME_ZONE, exports });
  const { providers: oauthProviders, routes: localProviderRoutes } = chooseOAuthProviders(oauthChoice(config));
  serveAccounts({
    app,
    config,
    captcha: chooseCaptcha(config),
    smsSender,
    ingest,
    ticketBox: parts.ticketBox,
    exports,
    oauthProviders,
  });
  await localProviderRoutes(app);

  menuRoutes(app);
  sensitiveWordRoutes(app, { timeZone: config.TIME_ZONE });
  dashboardRoutes(app, { timeZone: config.TIME_ZONE });
  tenantManagementRoutes(app, {
    databases,
    timeZone: config.TIME_ZONE,
    seedBasics,
    forgetDirectory: () => tenants.forget(),
  });
  serveConferences({ ...parts, exports });
  organizationUnitRoutes(app, { timeZone: config.TIME_ZONE, cards: { loadAlbumCards, loadPhotographerCards } });
  libraryRoutes(app, { timeZone: config.TIME_ZONE, publicUnitsOf: findPublicUnitsOf });
  searchRoutes(
    app,
    {
      timeZone: config.TIME_ZONE,
      cards: { loadImageCards, loadAlbumCards, loadPhotographerCards },
    },
    config.SEARCHES_AT_ONCE,
  );
  siteContentRoutes(app, {
    timeZone: config.TIME_ZONE,
    siteAddress: config.SITE_ADDRESS,
    version: programVersion,
    showsDemoPages: config.SHOW_DEMO_PAGES,
    storage: ingest.storage,
    imaging: ingest.imaging,
  });

  resourceRoutes(app, {
    storage: ingest.storage,
    reportLost: restoreLost(jobs, (error) => app.log.error({ err: error }, 'a lost derivative could not be queued')),
  });
  libraryManagementRoutes(app, {
    timeZone: config.TIME_ZONE,
    jobs,
    exports,
    queueProcessing: (transaction, schema, imageIds) => queueProcessing(jobs, transaction, schema, imageIds),
  });

  await pageRoutes(app, {
    webDist: config.WEB_DIST,
    cacheSeconds: config.PAGE_CACHE_SECONDS,
    siteAddress: config.SITE_ADDRESS,
    captchaHost: config.CAPTCHA_PROVIDER === 'geetest' ? 'https://*.geetest.com' : undefined,
    siteVersion,
    sitemapSources: [conferenceSitemap],
  });
}
