import { sql } from 'drizzle-orm';
import type { SitemapSource } from '../../site/index.ts';

export const videoSitemap: SitemapSource = {
  kind: 'video',
  pathOf: (id) => `/video/detail?id=${id}`,
  rows: sql`FROM video WHERE state = 'published'`,
  id: sql`id`,
  changedAt: sql`updated_at`,
};
