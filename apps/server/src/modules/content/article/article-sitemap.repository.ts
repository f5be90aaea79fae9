import { sql } from 'drizzle-orm';
import type { SitemapSource } from '../../site/index.ts';

export const articleSitemap: SitemapSource = {
  kind: 'article',
  pathOf: (id) => `/article/detail?id=${id}`,
  rows: sql`FROM live_article WHERE page_key IS NULL`,
  id: sql`id`,
  changedAt: sql`updated_at`,
};
