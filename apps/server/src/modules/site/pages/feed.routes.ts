import { getArticles } from '@tuyuan/contract/content/article-data.ts';
import { getAlbums } from '@tuyuan/contract/library/album-data.ts';
import { getImages } from '@tuyuan/contract/library/image-data.ts';
import { getWebSettings } from '@tuyuan/contract/site/index-data.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContext } from '../../../platform/http/create-context.ts';
import type { OriginOf } from '../../../platform/http/site-origin.ts';
import { askInProcess } from './ask-in-process.ts';
import { newsFeed } from './news-feed.ts';
import type { SitemapSource } from './sitemap.repository.ts';
import { sitemap, sitemapPage } from './sitemap.ts';

const fallbackName = '图苑';
const keepSeconds = 3600;

/** What search engines, feed readers and home screens request. */
export function feedRoutes(app: FastifyInstance, originOf: OriginOf, sources: readonly SitemapSource[]): void {
  const send = (request: FastifyRequest, reply: FastifyReply, type: string, text: string, seconds = keepSeconds) =>
    reply
      .header('cache-control', `${originOf(request).cacheScope}, max-age=${seconds}`)
      .type(`${type}; charset=utf-8`)
      .send(text);

  app.get('/robots.txt', (request, reply) =>
    send(
      request,
      reply,
      'text/plain',
      `User-agent: *\nDisallow: /api/\nAllow: /api/Resource/Image/\nDisallow: /admin/\nDisallow: /account\nDisallow: /user/\n\nSitemap: ${originOf(request).origin}/sitemap.xml\n`,
    ),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const { db } = await createContext(request, null);
    const text = await sitemap({ db, origin: originOf(request).origin, sources });
    return send(request, reply, 'application/xml', text);
  });

  app.get<{ Params: { kind: string; page: string } }>('/sitemap-:kind-:page(^\\d{1,5}).xml', async (request, reply) => {
    const { db } = await createContext(request, null);
    const { kind, page } = request.params;
    const text = await sitemapPage({ db, origin: originOf(request).origin, sources }, kind, Number(page));
    return text === null ? reply.callNotFound() : send(request, reply, 'application/xml', text);
  });

  app.get('/rss.xml', async (request, reply) => {
    const context = await createContext(request, null);
    const [settings, articles, images, albums] = await Promise.all([
      askInProcess(app, context, getWebSettings),
      askInProcess(app, context, getArticles, { maxResultCount: 20 }),
      askInProcess(app, context, getImages, { maxResultCount: 30 }),
      askInProcess(app, context, getAlbums, { maxResultCount: 20 }),
    ]);
    const feed = newsFeed({
      origin: originOf(request).origin,
      siteName: settings.siteName.value || fallbackName,
      siteDescription: settings.siteDescription.value,
      articles: articles.items,
      images: images.items,
      albums: albums.items,
    });
    return send(request, reply, 'application/rss+xml', feed, 300);
  });

  app.get('/manifest.webmanifest', async (request, reply) => {
    const context = await createContext(request, null);
    const settings = await askInProcess(app, context, getWebSettings);
    const name = settings.siteName.value || fallbackName;
    const icons = [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }));
    const manifest = {
      name,
      short_name: name,
      start_url: '/',
      display: 'standalone',
      theme_color: '#e6395f',
      background_color: '#f6f7f9',
      icons,
    };
    return reply
      .header('cache-control', `public, max-age=${keepSeconds}`)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest));
  });
}
