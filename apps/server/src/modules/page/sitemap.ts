import type { Database } from '../../platform/database/database.ts';
import { countSitemapRows, type SitemapKind, sitemapKinds, sitemapRows } from './sitemap.repository.ts';
import { xmlText } from './xml-text.ts';

/** The protocol's limit of addresses in one file. */
export const sitemapPageSize = 50_000;
const fixedPaths = ['/', '/gallery', '/album', '/photographer/rank', '/conference'];

const pathOf: Record<SitemapKind, (id: number) => string> = {
  photo: (id) => `/photo?id=${id}`,
  gallery: (id) => `/gallery/detail?id=${id}`,
  topic: (id) => `/album/list?id=${id}`,
  category: (id) => `/category?id=${id}`,
  photographer: (id) => `/photographer/userinfo?id=${id}`,
  unit: (id) => `/unit?id=${id}`,
  conference: (id) => `/conference/detail?id=${id}`,
};

interface Place {
  path: string;
  changed: string | null;
}

function urlSet(origin: string, places: Place[]): string {
  const urls = places.map(({ path, changed }) => {
    const date = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${xmlText(`${origin}${path}`)}</loc>${date}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

async function placesOf(db: Database, kind: SitemapKind, offset: number, limit: number): Promise<Place[]> {
  const rows = await sitemapRows(db, kind, offset, limit);
  return rows.map(({ id, changed }) => ({ path: pathOf[kind](id), changed }));
}

/** All published pages in one file while they fit, else an index of files `/sitemap-<kind>-<n>.xml`. */
export async function sitemap(db: Database, origin: string, pageSize = sitemapPageSize): Promise<string> {
  const counts = await Promise.all(sitemapKinds.map((kind) => countSitemapRows(db, kind)));
  const total = counts.reduce((sum, count) => sum + count, fixedPaths.length);
  if (total <= pageSize) {
    const places = await Promise.all(sitemapKinds.map((kind) => placesOf(db, kind, 0, pageSize)));
    return urlSet(origin, [...fixedPaths.map((path) => ({ path, changed: null })), ...places.flat()]);
  }
  const files = sitemapKinds.flatMap((kind, index) =>
    Array.from({ length: Math.ceil((counts[index] ?? 0) / pageSize) }, (_, page) => `/sitemap-${kind}-${page + 1}.xml`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.map((file) => `<sitemap><loc>${xmlText(`${origin}${file}`)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;
}

/** File `page` (from 1) of the kind; null when there is none. */
export async function sitemapPage(
  db: Database,
  origin: string,
  kind: string,
  page: number,
  pageSize = sitemapPageSize,
): Promise<string | null> {
  const known = sitemapKinds.find((each) => each === kind);
  if (known === undefined || page < 1) return null;
  const places = await placesOf(db, known, (page - 1) * pageSize, pageSize);
  return places.length === 0 ? null : urlSet(origin, places);
}
