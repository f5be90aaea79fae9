import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { requestOrigin } from '../../../platform/http/request-origin.ts';
import { siteOrigin } from '../../../platform/http/site-origin.ts';
import { toAppError } from '../../../platform/http/to-app-error.ts';
import { pageKind, pageVisitor, type TrafficCounter } from '../traffic/index.ts';
import { adminRoutes } from './admin.routes.ts';
import type { PageHosts } from './content-policy.ts';
import { failedPage, failedPagePolicy } from './failed-page.ts';
import { feedRoutes } from './feed.routes.ts';
import { mobileRoutes } from './mobile.routes.ts';
import { pageCache } from './page-cache.ts';
import { acceptedCoding } from './page-coding.ts';
import type { Theme } from './page-document.ts';
import { previewOf } from './page-preview.ts';
import { cookieToken, pageRequestContext } from './page-session.ts';
import { type MadePage, renderPage } from './render-page.ts';
import { sendPage } from './send-page.ts';
import { loadSiteBuild, type SiteBuild } from './site-build.ts';
import { type SitemapSource, siteSitemap } from './sitemap.repository.ts';

export interface PageDeps {
  /** Folder of the apps, each with its `dist`. */
  webDist: string;
  /** How long a visitor's page is cached; 0 renders each request. */
  cacheSeconds: number;
  /** `https://host` of the site if configured; otherwise each request's own origin is used. */
  siteAddress?: string | undefined;
  /** Address that serves the pictures; "" for the site's own. */
  resourceServer?: string | undefined;
  /** Source of a captcha that is not the server's own. */
  captchaHost?: string | undefined;
  /** Whether pages may load WeChat's script. */
  usesWechat: boolean;
  /** Changes with every change of the site's settings or theme; a cached page belongs to one such version. */
  siteVersion(db: Database): Promise<string>;
  /** Counts opened pages. */
  traffic: TrafficCounter;
  /** Sitemap entries of later areas. */
  sitemapSources: readonly SitemapSource[];
}

const cacheBytes = 64 * 1024 * 1024;
/** Not pages: an unknown address below these gets the API's answer. */
const notPages = /^\/(api|Account|signalr|hubs)(\/|$)/;
const notBuilt = `图苑 is running, its pages are not built yet.
Build them:  pnpm --filter @tuyuan/site build
API:         /api/docs
`;

/** The site's pages, the back office's files, sitemap, feed and icons: everything except the API. */
export async function pageRoutes(app: FastifyInstance, deps: PageDeps): Promise<void> {
  const { webDist, cacheSeconds, siteAddress, resourceServer = '', captchaHost, siteVersion } = deps;
  const hosts = { resourceServer, captcha: captchaHost };
  const build = await loadSiteBuild(join(webDist, 'site/dist'));
  await adminRoutes(app, join(webDist, 'admin/dist'), captchaHost);
  await mobileRoutes(app, join(webDist, 'mobile/dist'), deps);
  feedRoutes(app, siteOrigin(siteAddress), [...siteSitemap, ...deps.sitemapSources]);
  if (!build) {
    app.get('/*', (request, reply) =>
      notPages.test(request.url)
        ? reply.callNotFound()
        : reply.code(503).type('text/plain; charset=utf-8').send(notBuilt),
    );
    return;
  }
  await builtFiles(app, build.clientFolder);
  const cache = pageCache<MadePage>({
    seconds: cacheSeconds,
    maxBytes: cacheBytes,
    bytesOf: ({ content }) => content.length,
    isKept: ({ isWhole }) => isWhole,
  });
  const make = (request: FastifyRequest, context: RequestContext) => makePage(app, build, hosts, request, context);

  app.get('/*', async (request, reply) => {
    if (notPages.test(request.url)) return reply.callNotFound();
    const token = cookieToken(request);
    const isPreview = previewOf(request.url) !== null;
    const isPersonal = token !== null || isPreview;
    if (isPreview) void reply.header('x-robots-tag', 'noindex');
    let page: MadePage;
    let actor: RequestContext['actor'] = null;
    try {
      // The host is part of the key because absolute addresses in the page contain it.
      const key = [
        ...(await siteKey(request, siteVersion)),
        requestOrigin(request),
        themeOf(request),
        acceptedCoding(request),
        request.url,
      ].join(' ');
      if (isPersonal) {
        const context = await pageRequestContext(request, token);
        actor = context.actor;
        page = await make(request, context);
      } else page = await cache.get(key, async () => make(request, await pageRequestContext(request, null)));
    } catch (thrown) {
      const { error, isDefect } = toAppError(thrown);
      if (isDefect)
        request.log.error({ err: thrown, requestId: request.id, path: request.url.split('?', 1)[0] }, 'page failed');
      if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
      return reply
        .code(error.status)
        .header('cache-control', 'no-store')
        .header('content-security-policy', failedPagePolicy)
        .type('text/html; charset=utf-8')
        .send(failedPage(error, request.id));
    }
    const visitor = page.status === 200 && !isPreview ? pageVisitor(request, actor) : null;
    if (visitor) deps.traffic.notePage(visitor, pageKind(request.url));
    return sendPage(request, reply, page, isPersonal);
  });
}

/** Returns the site and its version. Throws for a closed site, so that its cached pages are not shown either. */
async function siteKey(request: FastifyRequest, siteVersion: PageDeps['siteVersion']): Promise<string[]> {
  const { tenant, server } = request;
  if (!tenant) throw new AppError('Tenant.NotFound');
  if (tenant.isSuspended) throw new AppError('Tenant.Suspended');
  return [String(tenant.id), await siteVersion(server.services.databaseOf(tenant))];
}

async function makePage(
  app: FastifyInstance,
  build: SiteBuild,
  hosts: PageHosts,
  request: FastifyRequest,
  context: RequestContext,
): Promise<MadePage> {
  return renderPage(app, build, hosts, {
    url: `${requestOrigin(request)}${request.url}`,
    theme: themeOf(request),
    coding: acceptedCoding(request),
    context,
  });
}

function themeOf(request: FastifyRequest): Theme {
  const theme = request.cookies.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

/** Names with a hash in them never change; the few without are looked after daily. */
async function builtFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
  for (const name of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png']) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, folder, { maxAge: '1d', immutable: false }));
  }
  // Its own policy: what shows notifications fetches nothing but their icon.
  app.get('/push-worker.js', (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; img-src 'self'")
      .sendFile('push-worker.js', folder, { maxAge: 0, immutable: false }),
  );
}
