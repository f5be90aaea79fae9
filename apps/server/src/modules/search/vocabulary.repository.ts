import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { TermKind } from './search-term.repository.ts';

const WordCount = z.object({ word: z.string(), count: z.number() });
export type WordCount = z.infer<typeof WordCount>;
const WordCounts = z.array(WordCount);

const indexOf = { photo: 'image_search', gallery: 'album_search', photographer: 'photographer_search' } as const;

/** Words of titles, labels and names with the number of rows that hold them; readings, facets and single characters left out. */
export async function countIndexedWords(db: Database, kind: TermKind): Promise<WordCount[]> {
  const { rows } = await db.execute(sql`
    SELECT split_part(word, '|', 2) AS word, sum(ndoc)::int AS count
    FROM ts_stat(${`SELECT tsv FROM ${indexOf[kind]}`}, 'abc')
    WHERE char_length(split_part(word, '|', 2)) > 1 AND split_part(word, '|', 2) !~ '^[#~^]|^ty[0-9]+$'
    GROUP BY 1`);
  return WordCounts.parse(rows);
}

/** Labels with the number of published images that carry them. */
export async function countLabels(db: Database): Promise<WordCount[]> {
  const { rows } = await db.execute(sql`
    SELECT l.name AS word, count(s.image_id)::int AS count FROM label l JOIN image_label il ON il.label_id = l.id JOIN image_search s ON s.image_id = il.image_id GROUP BY l.name`);
  return WordCounts.parse(rows);
}

/** Nicknames of photographers with their number of published images. */
export async function countPhotographers(db: Database): Promise<WordCount[]> {
  const { rows } = await db.execute(sql`
    SELECT u.nick_name AS word, count(s.image_id)::int AS count FROM photographer p JOIN app_user u ON u.id = p.user_id
    LEFT JOIN image_search s ON s.author_id = p.user_id WHERE u.is_active GROUP BY u.nick_name`);
  return WordCounts.parse(rows);
}

/** Counting a large library's words takes longer than a request may. */
export async function liftTimeout(transaction: Database): Promise<void> {
  await transaction.execute(sql`SET LOCAL statement_timeout = 0`);
}
