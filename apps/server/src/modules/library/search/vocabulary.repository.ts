import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many, one } from '../../../platform/database/rows.ts';

const WordCount = z.object({ word: z.string(), count: z.int() });
export type WordCount = z.infer<typeof WordCount>;

/** Ids above `after` up to and including `last`. */
export interface IdRange {
  after: number;
  last: number;
}

const tables = { image_search: sql.raw('image_id'), album_search: sql.raw('album_id') } as const;
export type IndexTable = keyof typeof tables;

const Last = z.object({ last: z.int().nullable() });

/** Returns the next `size` rows above `after`; null after the last. */
export async function nextRange(db: Database, table: IndexTable, after: number, size: number): Promise<IdRange | null> {
  const id = tables[table];
  const { last } = await one(
    db,
    Last,
    sql`SELECT max(id) AS last FROM (SELECT ${id} AS id FROM ${sql.raw(table)} WHERE ${id} > ${after} ORDER BY 1 LIMIT ${size}) next`,
  );
  return last === null ? null : { after, last };
}

/** Returns the words of titles, labels and names in a range of images, with the number of images that contain them. */
export function countImageWords(db: Database, { after, last }: IdRange): Promise<WordCount[]> {
  // ts_stat runs its own statement, which takes no parameters.
  const vectors = `SELECT words FROM image_search WHERE image_id > ${Math.trunc(after)} AND image_id <= ${Math.trunc(last)}`;
  return many(db, WordCount, sql`SELECT word, ndoc AS count FROM ts_stat(${vectors})`);
}

/** The same for albums, whose lexemes also include readings, facets and single characters. */
export function countAlbumWords(db: Database, { after, last }: IdRange): Promise<WordCount[]> {
  const vectors = `SELECT tsv FROM album_search WHERE album_id > ${Math.trunc(after)} AND album_id <= ${Math.trunc(last)}`;
  return many(
    db,
    WordCount,
    sql`SELECT split_part(word, '|', 2) AS word, ndoc AS count FROM ts_stat(${vectors}, 'abc')
    WHERE char_length(split_part(word, '|', 2)) > 1 AND split_part(word, '|', 2) !~ '^[#~^]|^ty[0-9]+$'`,
  );
}

/** Labels with the number of images of the range that carry them. */
export function countLabels(db: Database, { after, last }: IdRange): Promise<WordCount[]> {
  return many(
    db,
    WordCount,
    sql`SELECT l.name AS word, n.count FROM (SELECT il.label_id, count(*)::int AS count FROM image_search s JOIN image_label il ON il.image_id = s.image_id
      WHERE s.image_id > ${after} AND s.image_id <= ${last} GROUP BY il.label_id) n JOIN label l ON l.id = n.label_id`,
  );
}

/** Nicknames of active photographers; 0 for those with nothing published. */
export function countPhotographers(db: Database): Promise<WordCount[]> {
  return many(
    db,
    WordCount,
    sql`SELECT u.nick_name AS word, coalesce(sum(n.count), 0)::int AS count FROM active_photographer p JOIN app_user u ON u.id = p.user_id
    LEFT JOIN (SELECT author_id, count(*)::int AS count FROM image WHERE review_state = 'approved' GROUP BY author_id) n ON n.author_id = p.user_id
    WHERE u.is_active GROUP BY u.nick_name`,
  );
}

/** Moving a full segment's rows takes longer than a request may. */
export async function liftTimeout(transaction: Database): Promise<void> {
  await transaction.execute(sql`SET LOCAL statement_timeout = 0`);
}
