import { sql } from 'drizzle-orm';
import type { SitemapSource } from '../../site/index.ts';

export const bookSitemap: SitemapSource = {
  kind: 'book',
  pathOf: (id) => `/flip?id=${id}`,
  rows: sql`FROM book WHERE state = 'published'`,
  id: sql`id`,
  changedAt: sql`updated_at`,
};
