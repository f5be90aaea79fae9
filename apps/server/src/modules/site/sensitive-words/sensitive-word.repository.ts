import { type SensitiveWordLevel, sensitiveWordLevels } from '@tuyuan/contract/site/sensitive-word.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { manyPrepared } from '../../../platform/database/run-prepared.ts';

const Word = z.object({ word: z.string(), level: z.enum(sensitiveWordLevels) });
const WordRow = Word.extend({ id: z.int(), created_at: z.coerce.date(), total: z.int() });

/** Returns all words, in the form texts are checked against. */
export function listSensitiveWords(db: Database): Promise<z.infer<typeof Word>[]> {
  return manyPrepared(db, Word, sql`SELECT word, level FROM sensitive_word`);
}

interface WordQuery {
  /** Folded. */
  part: string;
  levels: readonly SensitiveWordLevel[];
  sorting: 'id ASC' | 'id DESC' | 'word ASC' | 'word DESC';
  skipCount: number;
  maxResultCount: number;
}

export async function findWords(db: Database, query: WordQuery): Promise<z.infer<typeof WordRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT id, word, level, created_at, count(*) OVER ()::int AS total FROM sensitive_word
    WHERE strpos(word, ${query.part}) > 0 AND (${query.levels.length} = 0 OR level = ANY(${sql.param([...query.levels])}::text[]))
    ORDER BY ${sql.raw(query.sorting)}, id LIMIT ${Math.max(1, query.maxResultCount)} OFFSET ${query.skipCount}`);
  return z.array(WordRow).parse(rows);
}

/**
 * Returns those that were not on the list; existing ones stay as they are. Inserts in one order, otherwise two editors
 * pasting the same list would deadlock.
 */
export async function insertWords(
  db: Database,
  words: readonly string[],
  level: SensitiveWordLevel,
): Promise<{ id: number; word: string }[]> {
  const { rows } = await db.execute(sql`
    INSERT INTO sensitive_word (word, level) SELECT word, ${level} FROM unnest(${sql.param([...words])}::text[]) AS given (word)
    ORDER BY word ON CONFLICT (word) DO NOTHING RETURNING id, word`);
  return z.array(z.object({ id: z.int(), word: z.string() })).parse(rows);
}

/** Returns how many levels were changed. */
export async function changeLevel(db: Database, ids: readonly number[], level: SensitiveWordLevel): Promise<number> {
  const { rowCount } = await db.execute(sql`
    UPDATE sensitive_word SET level = ${level} WHERE id = ANY(${sql.param([...ids])}::int[]) AND level <> ${level}`);
  return rowCount ?? 0;
}

export async function deleteWords(db: Database, ids: readonly number[]): Promise<number> {
  const { rowCount } = await db.execute(sql`DELETE FROM sensitive_word WHERE id = ANY(${sql.param([...ids])}::int[])`);
  return rowCount ?? 0;
}
