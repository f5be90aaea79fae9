import { contract } from '@tuyuan/contract/contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { recurringJobs } from './keep-tenants-tidy.ts';
import type { CaptchaProvider, OAuthProvider } from './modules/account/index.ts';
import { organizationUnitRoutes, type SmsSender } from './modules/account/index.ts';
import type { PaymentDesk } from './modules/commerce/index.ts';
import { keepSeen } from './modules/community/index.ts';
import { conferenceSitemap } from './modules/conference/index.ts';
import { articleRoutes, articleSitemap, countArticleVisits, helpRoutes } from './modules/content/index.ts';
import {
  addImage,
  behaviourRoutes,
  bookSitemap,
  cornerMarks,
  type FaceProviders,
  findTopicAlbumsOf,
  type IngestDeps,
  imageCopyRoutes,
  imagePriceRoutes,
  imageReviewRoutes,
  type LookTables,
  labelRoutes,
  libraryManagementRoutes,
  libraryRoutes,
  loadAlbumCards,
  loadPhotographerCards,
  loadUnitVideos,
  type MeaningSearch,
  markOriginal,
  mayDownloadShared,
  openVisitCounter,
  panoramaSitemap,
  photographerApplicationRoutes,
  queueProcessing,
  restoreLost,
  type TextImage,
  takeoutRoutes,
  topicRoutes,
  traceRoutes,
  trashRoutes,
  uploadRoutes,
  videoSitemap,
  waterMarkRoutes,
  wishRoutes,
  worksRoutes,
} from './modules/library/index.ts';
import {
  auditRoutes,
  dashboardRoutes,
  exportRoutes,
  homeDesignRoutes,
  jobRoutes,
  menuRoutes,
  openExportDesk,
  openTrafficCounter,
  pageRoutes,
  recordSearchRoutes,
  resourceRoutes,
  sensitiveWordRoutes,
  siteContentRoutes,
  siteVersion,
  storageRoutes,
  tenantArchiveRoutes,
  type tenantDirectory,
  tenantManagementRoutes,
  trafficRoutes,
  type WechatJs,
  wechatRoutes,
} from './modules/site/index.ts';
import { filesFolder } from './open-ingest.ts';
import type { TenantDatabases } from './platform/database/tenant-databases.ts';
import type { DomainEvents } from './platform/events/domain-events.ts';
import { docsRoutes } from './platform/http/docs-routes.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import { openSecretBox, type SecretBox } from './platform/secret-box.ts';
import { programVersion } from './program-version.ts';
import { seedBasics } from './seed-basics.ts';
import { serveAccounts } from './serve-accounts.ts';
import type { Delivery } from './serve-channels.ts';
import { serveCommerce } from './serve-commerce.ts';
import { serveCommunity } from './serve-community.ts';
import { serveConferences } from './serve-conferences.ts';
import { serveContests } from './serve-contests.ts';
import { serveMedia } from './serve-media.ts';

interface SiteParts {
  app: FastifyInstance;
  config: Config;
  jobs: JobQueue;
  ingest: IngestDeps;
  tables: LookTables;
  faces: FaceProviders;
  textImage: TextImage;
  meaning: MeaningSearch | null;
  databases: TenantDatabases;
  tenants: ReturnType<typeof tenantDirectory>;
  /** The installation's key; each use seals under a key of its own. */
  secretKey: Buffer;
  ticketBox: SecretBox;
  events: DomainEvents;
  smsSender: SmsSender;
  captcha: CaptchaProvider;
  payment: PaymentDesk;
  wechat: WechatJs;
  delivery: Delivery;
  /** The third-party log-ins in display order, and the pages of the local one. */
  oauth: { providers: readonly OAuthProvider[]; routes: (app: FastifyInstance) => Promise<void> };
}

/** Mounts everything a browser asks for: the API, its documentation, pictures and pages. */
export async function serveSite(parts: SiteParts): Promise<void> {
  const { app, config, jobs, ingest, databases, tenants, smsSender } = parts;
  await docsRoutes(app, contract, programVersion);
  const exports = openExportDesk({ timeZone: config.TIME_ZONE, atOnce: config.EXPORTS_AT_ONCE });
  exportRoutes(app, exports);
  auditRoutes(app, { timeZone: config.TIME_ZONE, exports });
  serveAccounts({
    app,
    config,
    captcha: parts.captcha,
    smsSender,
    ingest,
    events: parts.events,
    exports,
    oauthProviders: parts.oauth.providers,
  });
  await parts.oauth.routes(app);

  menuRoutes(app);
  sensitiveWordRoutes(app, { timeZone: config.TIME_ZONE });
  homeDesignRoutes(app, { timeZone: config.TIME_ZONE });
  dashboardRoutes(app, { timeZone: config.TIME_ZONE });
  recordSearchRoutes(app);
  storageRoutes(app, ingest.storage);
  jobRoutes(app, { jobs, recurring: recurringJobs(config) });
  tenantManagementRoutes(app, {
    databases,
    jobs,
    timeZone: config.TIME_ZONE,
    seedBasics,
    forgetDirectory: () => tenants.forget(),
  });
  tenantArchiveRoutes(app, { databases, storage: ingest.storage, takePlace: exports.takePlace });
  serveConferences({ ...parts, exports });
  organizationUnitRoutes(app, { findTopicAlbumsOf, loadAlbumCards, loadPhotographerCards, loadUnitVideos }, ingest);
  libraryRoutes(app);
  wishRoutes(app);
  imagePriceRoutes(app);
  takeoutRoutes(app, { storage: ingest.storage, takePlace: exports.takePlace });
  const works = { timeZone: config.TIME_ZONE, shareBox: openSecretBox(parts.secretKey, 'share') };
  worksRoutes(app, works);
  const visits = openVisitCounter({
    box: openSecretBox(parts.secretKey, 'visitor'),
    timeZone: config.TIME_ZONE,
    countArticles: countArticleVisits,
    keepSeen,
    onError: (error) => app.log.error({ err: error }, 'visits could not be counted'),
  });
  behaviourRoutes(app, visits);
  const traffic = openTrafficCounter({
    timeZone: config.TIME_ZONE,
    onError: (error) => app.log.error({ err: error }, 'traffic could not be counted'),
  });
  trafficRoutes(app, { timeZone: config.TIME_ZONE, counter: traffic });
  await serveMedia({ ...parts, noteMiss: traffic.noteMiss });
  siteContentRoutes(app, {
    timeZone: config.TIME_ZONE,
    siteAddress: config.SITE_ADDRESS,
    version: programVersion,
    showsDemoPages: config.SHOW_DEMO_PAGES,
    isDebug: config.DEBUG,
    storage: ingest.storage,
    imaging: ingest.imaging,
  });

  wechatRoutes(app, { wechat: parts.wechat, siteAddress: config.SITE_ADDRESS });
  articleRoutes(app, { timeZone: config.TIME_ZONE, storage: ingest.storage, imaging: ingest.imaging });
  serveContests({ ...parts, exports });
  helpRoutes(app, { timeZone: config.TIME_ZONE, voterBox: openSecretBox(parts.secretKey, 'help-vote') });
  await serveCommunity(parts);
  await serveCommerce({ ...parts, visits, exports });
  resourceRoutes(app, {
    storage: ingest.storage,
    imaging: ingest.imaging,
    mayDownloadShared: mayDownloadShared(works),
    countDownload: (caller, imageId) => visits.note(caller, 'download', imageId),
    cornerMark: cornerMarks(ingest.storage),
    markOriginal: (context, imageId, copyFor) => markOriginal(ingest, context, imageId, copyFor),
    reportLost: restoreLost(jobs, (error) => app.log.error({ err: error }, 'a lost derivative could not be queued')),
  });
  imageCopyRoutes(app, { timeZone: config.TIME_ZONE, events: parts.events });
  imageReviewRoutes(app, {
    timeZone: config.TIME_ZONE,
    storage: ingest.storage,
    imaging: ingest.imaging,
    events: parts.events,
  });
  await uploadRoutes(app, {
    storage: ingest.storage,
    imaging: ingest.imaging,
    jobs,
    filesFolder: filesFolder(config),
    databaseOf: (schema) => databases.of(schema),
    timeZone: config.TIME_ZONE,
  });
  libraryManagementRoutes(app, {
    timeZone: config.TIME_ZONE,
    jobs,
    exports,
    addPicture: async (library, { file, authorId, albumId }) => {
      const addition = { file, authorId, details: { albumId }, publish: false };
      const { id, outcome } = await addImage(ingest, library, addition);
      return { id, isNew: outcome === 'added' };
    },
    queueProcessing: (transaction, schema, imageIds) => queueProcessing(jobs, transaction, schema, imageIds),
  });

  photographerApplicationRoutes(app, {
    timeZone: config.TIME_ZONE,
    storage: ingest.storage,
    imaging: ingest.imaging,
    box: openSecretBox(parts.secretKey, 'id-card'),
    events: parts.events,
  });
  waterMarkRoutes(app, ingest);
  labelRoutes(app, { jobs });
  topicRoutes(app);
  trashRoutes(app, { timeZone: config.TIME_ZONE, storage: ingest.storage });
  traceRoutes(app, ingest);

  await pageRoutes(app, {
    webDist: config.WEB_DIST,
    cacheSeconds: config.PAGE_CACHE_SECONDS,
    siteAddress: config.SITE_ADDRESS,
    resourceServer: config.RESOURCE_SERVER,
    captchaHost: config.CAPTCHA_PROVIDER === 'geetest' ? 'https://*.geetest.com' : undefined,
    usesWechat: config.WECHAT_JS_APPS !== undefined,
    siteVersion,
    traffic,
    sitemapSources: [videoSitemap, panoramaSitemap, bookSitemap, articleSitemap, conferenceSitemap],
  });
}
