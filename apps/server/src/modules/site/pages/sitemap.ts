import { imagePath } from '@tuyuan/contract/resource-path.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countSitemapRows, type SitemapSource, sitemapRows } from './sitemap.repository.ts';
import { xmlText } from './xml-text.ts';

/** The protocol's limit of addresses in one file. */
export const sitemapPageSize = 50_000;
const fixedPaths = [
  '/',
  '/gallery',
  '/album',
  '/book',
  '/photographer/rank',
  '/vr',
  '/conference',
  '/article',
  '/video',
  '/help',
];

interface Place {
  path: string;
  changed: string | null;
  /** Path of the picture that the page shows. */
  picture?: string | undefined;
}

function urlSet(origin: string, places: Place[]): string {
  const urls = places.map(({ path, changed, picture }) => {
    const date = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
    const image = picture ? `<image:image><image:loc>${xmlText(`${origin}${picture}`)}</image:loc></image:image>` : '';
    return `<url><loc>${xmlText(`${origin}${path}`)}</loc>${date}${image}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
}

async function placesOf(db: Database, source: SitemapSource, offset: number, limit: number): Promise<Place[]> {
  const rows = await sitemapRows(db, source, offset, limit);
  return rows.map(({ id, changed, version }) => ({
    path: source.pathOf(id),
    changed,
    picture: version === null ? undefined : imagePath({ id, version }, 1280),
  }));
}

interface SitemapRequest {
  db: Database;
  origin: string;
  sources: readonly SitemapSource[];
  pageSize?: number;
}

/** Returns all published pages in one file while they fit, else an index of files `/sitemap-<kind>-<n>.xml`. */
export async function sitemap({ db, origin, sources, pageSize = sitemapPageSize }: SitemapRequest): Promise<string> {
  const counts = await Promise.all(sources.map((source) => countSitemapRows(db, source)));
  const total = counts.reduce((sum, count) => sum + count, fixedPaths.length);
  if (total <= pageSize) {
    const places = await Promise.all(sources.map((source) => placesOf(db, source, 0, pageSize)));
    return urlSet(origin, [...fixedPaths.map((path) => ({ path, changed: null })), ...places.flat()]);
  }
  const files = sources.flatMap(({ kind }, index) =>
    Array.from({ length: Math.ceil((counts[index] ?? 0) / pageSize) }, (_, page) => `/sitemap-${kind}-${page + 1}.xml`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.map((file) => `<sitemap><loc>${xmlText(`${origin}${file}`)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;
}

/** Returns file `page` (from 1) of the kind; null when there is none. */
export async function sitemapPage(
  { db, origin, sources, pageSize = sitemapPageSize }: SitemapRequest,
  kind: string,
  page: number,
): Promise<string | null> {
  const source = sources.find((each) => each.kind === kind);
  if (source === undefined || page < 1) return null;
  const places = await placesOf(db, source, (page - 1) * pageSize, pageSize);
  return places.length === 0 ? null : urlSet(origin, places);
}
