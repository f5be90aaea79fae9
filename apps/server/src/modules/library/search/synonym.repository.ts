import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type getSearchSynonyms, SearchSynonym } from '@tuyuan/contract/library/search-synonym.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { containing, textList } from '../../../platform/database/sql-parts.ts';

const Group = z.object({ words: z.array(z.string()) });
const SynonymRow = SearchSynonym.extend({ updatedAt: z.date() });
const columns = sql`id, words, note, updated_at`;

/** Returns the groups of words that editors gave the same meaning, normalized as queries are. */
export function findSynonymGroups(db: Database): Promise<z.infer<typeof Group>[]> {
  return many(db, Group, sql`SELECT words FROM search_synonym`);
}

export function findSynonyms(db: Database, { keyword, sorting, ...page }: InputOf<typeof getSearchSynonyms>) {
  const words = sql`array_to_string(words, ' ') || ' ' || note`;
  const where = [keyword !== '' && sql`${words} LIKE ${containing(keyword)}`];
  const order = orderBy(sorting, { updatedAt: sql`updated_at` });
  return findPage(db, SynonymRow, { columns, from: sql`search_synonym`, where, order }, page);
}

interface Synonyms {
  words: readonly string[];
  note: string;
}

export function insertSynonyms(db: Database, { words, note }: Synonyms) {
  return one(
    db,
    SynonymRow,
    sql`INSERT INTO search_synonym (words, note) VALUES (${textList(words)}, ${note}) RETURNING ${columns}`,
  );
}

/** Throws `SearchSynonym.NotFound`. */
export function updateSynonymRow(db: Database, id: number, { words, note }: Synonyms) {
  const updating = findOne(
    db,
    SynonymRow,
    sql`UPDATE search_synonym SET (words, note, updated_at) = (${textList(words)}, ${note}, now()) WHERE id = ${id} RETURNING ${columns}`,
  );
  return orThrow(updating, 'SearchSynonym.NotFound');
}

/** Throws `SearchSynonym.NotFound`. */
export async function deleteSynonymRow(db: Database, id: number): Promise<void> {
  await orThrow(
    findOne(db, SynonymRow, sql`DELETE FROM search_synonym WHERE id = ${id} RETURNING ${columns}`),
    'SearchSynonym.NotFound',
  );
}
