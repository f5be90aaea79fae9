import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { containing, textList } from '../../../platform/database/sql-parts.ts';

const Suggestion = z.object({ name: z.string(), imageCount: z.int() });

const maxSuggestions = 10;
/** Newest images looked at to learn what goes with the labels given. */
const sample = 1000;

interface Wanted {
  keyword: string;
  given: readonly string[];
}

/**
 * Labels that begin with the keyword, hold it, are known by it, or are read like it; without a keyword those that go
 * with the given ones, or the most frequent. What goes with them comes first.
 */
export function findSuggestions(db: Database, { keyword, given }: Wanted): Promise<z.infer<typeof Suggestion>[]> {
  const letters = keyword.toLowerCase();
  const prefix = containing(keyword).slice(1);
  const byReading = /^[a-z]{1,20}$/.test(letters)
    ? sql`l.name IN (SELECT term FROM search_term WHERE is_label AND (pinyin LIKE ${`${letters}%`} OR initials LIKE ${`${letters}%`}))`
    : sql`false`;
  const isMeant =
    keyword === ''
      ? sql`(t.times > 0 OR ${given.length === 0})`
      : sql`(l.name ILIKE ${containing(keyword)} OR EXISTS (SELECT FROM unnest(l.synonyms) s WHERE s ILIKE ${prefix}) OR ${byReading})`;
  return many(
    db,
    Suggestion,
    sql`WITH together AS (
      SELECT il.label_id, count(*)::int AS times FROM image_label il WHERE il.image_id IN (
        SELECT g.image_id FROM image_label g JOIN label n ON n.id = g.label_id WHERE n.name = ANY(${textList(given)})
        ORDER BY g.image_id DESC LIMIT ${sample}) GROUP BY il.label_id)
    SELECT l.name, (SELECT count(*)::int FROM image_label il WHERE il.label_id = l.id) AS image_count
    FROM label l LEFT JOIN together t ON t.label_id = l.id
    WHERE NOT l.name = ANY(${textList(given)}) AND ${isMeant}
    ORDER BY l.name ILIKE ${prefix} DESC, coalesce(t.times, 0) DESC, 2 DESC, l.name LIMIT ${maxSuggestions}`,
  );
}
