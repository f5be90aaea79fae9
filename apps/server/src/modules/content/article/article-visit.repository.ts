import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Read most is what was read in these. */
export const visitDays = 7;

interface ArticleVisit {
  id: number;
  /** `yyyy-MM-dd` in the site's time zone. */
  day: string;
  /** Keyed hash, in hex. */
  visitor: string;
}

/** Counts visits to published articles, each visitor's once for an article and day; forgets those of days that no list asks for. */
export async function countArticleVisits(transaction: Database, visits: readonly ArticleVisit[]): Promise<void> {
  await transaction.execute(sql`DELETE FROM article_visit WHERE day < current_date - ${visitDays + 1}::int`);
  await transaction.execute(sql`
    WITH fresh AS (
      INSERT INTO article_visit (article_id, day, visitor)
      SELECT g.id, g.day, decode(g.visitor, 'hex') FROM jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) AS g(id int, day date, visitor text)
        JOIN live_article a ON a.id = g.id ORDER BY 1, 2, 3
      ON CONFLICT DO NOTHING RETURNING article_id),
    counted AS (SELECT article_id, count(*)::int AS views FROM fresh GROUP BY article_id)
    UPDATE article a SET views = a.views + c.views FROM counted c WHERE a.id = c.article_id`);
}
