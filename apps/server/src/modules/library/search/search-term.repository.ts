import type { searchKinds } from '@tuyuan/contract/library/advance-image-search.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { manyPrepared } from '../../../platform/database/run-prepared.ts';
import { textList } from '../../../platform/database/sql-parts.ts';
import type { KnownTerm } from './nearest-term.ts';

export type TermKind = (typeof searchKinds)[number];

const Term = z.object({ term: z.string(), count: z.int() });

const likePrefix = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;

const KnownRow = z.object({
  word: z.string(),
  count: z.int().nullable(),
  isReading: z.boolean(),
  readAs: z.array(z.string()),
});
const maxReadings = 12;

export interface KnownWord {
  /** Images that contain it; at least 1 for a known term, 0 for what is only a reading. */
  count: number;
  /** Terms it is the reading or the initials of, frequent ones first. */
  readAs: readonly string[];
  /** True for a whole reading, false for initials and for terms themselves. */
  isReading: boolean;
}

/** Returns those of `words` that are in the library's vocabulary, as themselves, as a reading or as initials. */
export async function findKnownWords(db: Database, words: readonly string[]): Promise<Map<string, KnownWord>> {
  const rows = await manyPrepared(
    db,
    KnownRow,
    sql`SELECT w AS word, (SELECT greatest(1, max(t.count)) FROM search_term t WHERE t.term = w HAVING count(*) > 0) AS count, EXISTS (SELECT 1 FROM search_term t WHERE t.pinyin = w) AS is_reading,
      CASE WHEN w ~ '^[a-z]{2,40}$' THEN ARRAY(SELECT term FROM (SELECT term, count FROM search_term WHERE pinyin = w UNION ALL SELECT term, count FROM search_term WHERE initials = w) t
        GROUP BY term ORDER BY max(count) DESC, term LIMIT ${sql.raw(String(maxReadings))}) ELSE '{}' END AS read_as
    FROM unnest(${textList(words)}) w`,
  );
  const known = rows.filter(({ count, readAs }) => count !== null || readAs.length > 0);
  return new Map(known.map(({ word, count, readAs, isReading }) => [word, { count: count ?? 0, readAs, isReading }]));
}

export interface NearbyProbe {
  word: string;
  pinyin: string;
  blurred: string;
  initials: string;
}

const maxNearby = 300;

/** Terms that sound or look a little like the word; the nearest is chosen among them by `nearestTerm`. */
export function findNearbyTerms(db: Database, kind: TermKind, probe: NearbyProbe): Promise<KnownTerm[]> {
  const first = [...probe.word][0] ?? '';
  const last = [...probe.word].at(-1) ?? '';
  const length = [...probe.word].length;
  return many(
    db,
    Term,
    sql`SELECT term, max(count)::int AS count FROM (
      (SELECT term, count FROM search_term WHERE kind = ${kind} AND blurred = ${probe.blurred} AND blurred <> '' LIMIT ${maxNearby})
      UNION ALL
      (SELECT term, count FROM search_term WHERE kind = ${kind} AND initials = ${probe.initials} AND initials <> '' ORDER BY count DESC LIMIT ${maxNearby})
      UNION ALL
      (SELECT term, count FROM search_term WHERE kind = ${kind} AND char_length(term) BETWEEN ${length - 1} AND ${length + 1}
        AND (term LIKE ${likePrefix(first)} OR reverse(term) LIKE ${likePrefix(last)}) ORDER BY count DESC LIMIT ${maxNearby})
      UNION ALL
      (SELECT term, count FROM search_term WHERE kind = ${kind} AND pinyin LIKE ${likePrefix(probe.pinyin.slice(0, 2))} AND pinyin <> ''
        AND char_length(pinyin) BETWEEN ${probe.pinyin.length - 1} AND ${probe.pinyin.length + 1} ORDER BY count DESC LIMIT ${maxNearby})
    ) near GROUP BY term`,
  );
}

/** Completions by writing, reading or initials, frequent ones first. */
export function findCompletions(db: Database, kind: TermKind, typed: string, limit: number): Promise<KnownTerm[]> {
  const prefix = likePrefix(typed);
  return many(
    db,
    Term,
    sql`SELECT term, count FROM search_term
    WHERE kind = ${kind} AND NOT is_fragment AND (term LIKE ${prefix} OR pinyin LIKE ${prefix} OR initials LIKE ${prefix})
    ORDER BY is_label DESC, count DESC, char_length(term), term LIMIT ${limit}`,
  );
}

/** Returns the most used labels. */
export async function findFrequentLabels(db: Database, limit: number): Promise<string[]> {
  const labels = await many(
    db,
    Term,
    sql`SELECT term, count FROM search_term WHERE kind = 'photo' AND is_label AND char_length(term) > 1 ORDER BY count DESC, term LIMIT ${limit}`,
  );
  return labels.map(({ term }) => term);
}

export interface TermRow {
  kind: TermKind;
  term: string;
  count: number;
  isLabel: boolean;
  /** Only ever seen inside a longer word. */
  isFragment: boolean;
  pinyin: string;
  blurred: string;
  initials: string;
}

/** Adds terms and brings counts of known ones up to date. */
export async function saveTerms(db: Database, terms: readonly TermRow[]): Promise<void> {
  if (terms.length === 0) return;
  await db.execute(sql`
    INSERT INTO search_term AS known (kind, term, count, is_label, is_fragment, pinyin, blurred, initials)
    SELECT kind, term, count, "isLabel", "isFragment", pinyin, blurred, initials
    FROM jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) AS t(kind text, term text, count int, "isLabel" boolean, "isFragment" boolean, pinyin text, blurred text, initials text)
    ORDER BY kind, term
    ON CONFLICT (kind, term) DO UPDATE SET count = excluded.count, is_label = excluded.is_label, is_fragment = excluded.is_fragment
    WHERE (known.count, known.is_label, known.is_fragment) IS DISTINCT FROM (excluded.count, excluded.is_label, excluded.is_fragment)`);
}

const TermKey = z.object({ kind: z.string(), term: z.string() });
export type TermKey = z.infer<typeof TermKey>;

export function findTermKeys(db: Database): Promise<TermKey[]> {
  return many(db, TermKey, sql`SELECT kind, term FROM search_term`);
}

export async function deleteTerms(db: Database, keys: readonly TermKey[]): Promise<void> {
  if (keys.length === 0) return;
  await db.execute(sql`
    DELETE FROM search_term WHERE (kind, term) IN (SELECT kind, term FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS t(kind text, term text))`);
}
