import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';
import { type SQL, sql } from 'drizzle-orm';

/** The relation in which works lie and, over one of them as `w`, whether everybody may see it. */
export const publishedWorks: Readonly<Record<MarkKind, { readonly relation: string; readonly isShown: SQL }>> = {
  image: { relation: 'image', isShown: sql`w.review_state = 'approved'` },
  album: { relation: 'album', isShown: sql`w.review_state = 'approved'` },
  article: { relation: 'live_article', isShown: sql`true` },
};
