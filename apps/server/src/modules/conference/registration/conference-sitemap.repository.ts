import { sql } from 'drizzle-orm';
import type { SitemapSource } from '../../site/index.ts';
import { isConferencePublic } from './conference-state.repository.ts';

export const conferenceSitemap: SitemapSource = {
  kind: 'conference',
  pathOf: (id) => `/conference/detail?id=${id}`,
  rows: sql`FROM conference c WHERE ${isConferencePublic}`,
  id: sql`id`,
  changedAt: sql`published_at`,
};
