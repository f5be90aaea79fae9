import { sql } from 'drizzle-orm';
import type { SitemapSource } from '../../site/index.ts';

export const panoramaSitemap: SitemapSource = {
  kind: 'vr',
  pathOf: (id) => `/vr/detail?id=${id}`,
  rows: sql`FROM live_panorama WHERE true`,
  id: sql`id`,
  changedAt: sql`live_at`,
};
