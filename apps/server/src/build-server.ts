import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { chooseCaptcha } from './adapters/captcha/choose-captcha.ts';
import { openFaceProviders } from './adapters/faces/open-face-providers.ts';
import { sendBySmtp } from './adapters/mail/smtp.ts';
import { chooseOAuthProviders } from './adapters/oauth/choose-oauth-providers.ts';
import { choosePaymentProviders } from './adapters/payment/choose-payment-providers.ts';
import { sendWebPush } from './adapters/push/web-push.ts';
import { chooseSmsSender } from './adapters/sms/choose-sms-sender.ts';
import { openTextImage } from './adapters/text-image/open-text-image.ts';
import { wechatJs } from './adapters/wechat/wechat-js.ts';
import { completeSites } from './complete-sites.ts';
import type { Config } from './config.ts';
import { authenticate, insertOutboxMessage } from './modules/account/index.ts';
import { authenticateTicket } from './modules/conference/index.ts';
import { type IngestDeps, LookTables, openMeaningSearch } from './modules/library/index.ts';
import { prepareTenants, recordAudit, tenantDirectory } from './modules/site/index.ts';
import { oauthChoice } from './oauth-choice.ts';
import { openIngest } from './open-ingest.ts';
import { openTenantDatabases, type TenantDatabases } from './platform/database/tenant-databases.ts';
import { buildApp } from './platform/http/build-app.ts';
import type { EndpointServices } from './platform/http/endpoint-services.ts';
import { oncePerRequest } from './platform/http/once-per-request.ts';
import { startPgBossQueue } from './platform/jobs/pg-boss-queue.ts';
import { observabilityRoutes } from './platform/observability/observability-routes.ts';
import { readSecretKey } from './platform/read-secret-key.ts';
import { openSecretBox, type SecretBox } from './platform/secret-box.ts';
import { assertRoom } from './platform/storage/assert-room.ts';
import { reactToEvents } from './react-to-events.ts';
import { openDelivery } from './serve-channels.ts';
import { serveHubs } from './serve-hubs.ts';
import { serveSite } from './serve-site.ts';
import { workJobs } from './work-jobs.ts';

export interface BuiltServer {
  app: FastifyInstance;
  databases: TenantDatabases;
  /** Dependencies for adding images to a library. */
  ingest: IngestDeps;
  ticketBox: SecretBox;
  lotteryBox: SecretBox;
  voteBox: SecretBox;
  idCardBox: SecretBox;
  collectionBox: SecretBox;
  shop: { personBox: SecretBox; payoutBox: SecretBox };
  /** Makes /readyz fail, so that a load balancer sends no new requests. */
  beginDrain(): void;
  /** Waits for running requests and jobs, then closes every connection. */
  close(): Promise<void>;
}

interface Parts {
  config: Config;
  connection: pg.ClientConfig;
  /** True when no other process works the job queue. */
  isOnlyWorker: boolean;
  logger: Logger;
  /** Tests fail on it; a running server logs it. */
  reportUndeclaredError?: EndpointServices['reportUndeclaredError'];
}

/** Puts the program together: the one place that chooses adapters and knows every module. */
export async function buildServer({
  config,
  connection,
  isOnlyWorker,
  logger,
  reportUndeclaredError = (path, code) => logger.warn({ path, code }, 'error code not declared in the contract'),
}: Parts): Promise<BuiltServer> {
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
  const tables = new LookTables();
  const faces = openFaceProviders(config);
  const textImage = await openTextImage(config.MODELS_DIR);
  if (textImage.fault !== null) logger.error({ fault: textImage.fault }, 'the text-image model can’t be used');
  const meaning = textImage.model && openMeaningSearch(textImage.model);
  const tenants = tenantDirectory(databases.platform);
  const sessionSeconds = config.SESSION_HOURS * 3600;
  const secretKey = await readSecretKey(config.DATA_DIR, config.SECRET_KEY);
  const ticketBox = openSecretBox(secretKey, 'ticket');
  const events = reactToEvents({ jobs, ticketBox, timeZone: config.TIME_ZONE });
  const smsSender = chooseSmsSender(config, insertOutboxMessage);
  const delivery = openDelivery(config, secretKey, { sendBySmtp, sendPush: sendWebPush, smsSender });
  const payment = choosePaymentProviders(config, openSecretBox(secretKey, 'cashier'));

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
      timeZone: config.TIME_ZONE,
      reportUndeclaredError,
      answerBox: openSecretBox(secretKey, 'answer'),
    },
  );

  let isDraining = false;
  const metrics = observabilityRoutes(app, {
    metricsToken: config.METRICS_TOKEN,
    async checkReady() {
      if (isDraining) throw new Error('draining');
      await assertRoom(config.DATA_DIR);
      await databases.checkWritable();
    },
  });
  if (config.MODE !== 'worker') {
    await serveHubs({ app, config, connection, databases, metrics, logger });
    await serveSite({
      app,
      config,
      jobs,
      ingest,
      tables,
      faces,
      textImage,
      meaning,
      databases,
      tenants,
      secretKey,
      ticketBox,
      events,
      smsSender,
      captcha: chooseCaptcha(config),
      payment,
      wechat: wechatJs({ secrets: config.WECHAT_JS_APPS ?? new Map(), apiServer: config.WECHAT_API_SERVER }),
      oauth: chooseOAuthProviders(oauthChoice(config)),
      delivery,
    });
  }

  if (config.MODE !== 'web') {
    const stopTidying = await workJobs({
      config,
      databases,
      ingest,
      tables,
      faces,
      textImage,
      smsSender,
      ticketBox,
      events,
      paymentProviders: payment.providers,
      secretKey,
      delivery,
      logger,
    });
    app.addHook('onClose', async () => stopTidying());
  }

  return {
    app,
    databases,
    ingest,
    ticketBox,
    lotteryBox: openSecretBox(secretKey, 'lottery'),
    voteBox: openSecretBox(secretKey, 'vote'),
    idCardBox: openSecretBox(secretKey, 'id-card'),
    collectionBox: openSecretBox(secretKey, 'collection'),
    shop: { personBox: openSecretBox(secretKey, 'person'), payoutBox: openSecretBox(secretKey, 'payout') },
    beginDrain() {
      isDraining = true;
    },
    async close() {
      isDraining = true;
      await app.close();
      await jobs.stop();
      await tables.close();
      await meaning?.close();
      ingest.imaging.close();
      faces.close();
      textImage.close();
      await databases.close();
    },
  };
}
