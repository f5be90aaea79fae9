import { SavedSearch } from '@tuyuan/contract/community/saved-search.ts';
import { maxSavedSearches } from '@tuyuan/contract/community/saved-search-words.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { countRows } from '../../../platform/database/values.ts';

const columns = sql`s.id, s.name, s.query, s.is_told`;
const taken = {
  saved_search_name: { code: 'SavedSearch.NameTaken', field: 'name' },
  saved_search_query: { code: 'SavedSearch.Saved', field: 'query' },
} as const;

export function findSearches(db: Database, userId: number): Promise<SavedSearch[]> {
  return many(
    db,
    SavedSearch,
    sql`SELECT ${columns} FROM saved_search s WHERE s.user_id = ${userId} ORDER BY s.id DESC`,
  );
}

/** One change of a person's searches at a time: they are counted under this lock. */
export async function lockSearches(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('saved-search'), ${userId})`);
}

/** Under the lock. Throws `SavedSearch.NameTaken`, `SavedSearch.Saved`, `SavedSearch.TooMany`. */
export function insertSearch(
  transaction: Database,
  userId: number,
  { name, query }: { name: string; query: string },
): Promise<SavedSearch> {
  const inserting = findOne(
    transaction,
    SavedSearch,
    sql`INSERT INTO saved_search AS s (user_id, name, query) SELECT ${userId}, ${name}, ${query}
    WHERE (SELECT count(*) FROM saved_search WHERE user_id = ${userId}) < ${maxSavedSearches} RETURNING ${columns}`,
  );
  return refuseDuplicate(orThrow(inserting, 'SavedSearch.TooMany'), taken);
}

/** Switched on again, only what is published from now on is new. Throws `SavedSearch.NotFound`, `SavedSearch.NameTaken`. */
export function changeSearch(
  db: Database,
  userId: number,
  { id, name, isTold }: { id: number; name: string; isTold: boolean },
): Promise<SavedSearch> {
  const changing = findOne(
    db,
    SavedSearch,
    sql`UPDATE saved_search s SET name = ${name}, is_told = ${isTold},
      told_at = CASE WHEN ${isTold} AND NOT s.is_told THEN now() ELSE s.told_at END
    WHERE s.id = ${id} AND s.user_id = ${userId} RETURNING ${columns}`,
  );
  return refuseDuplicate(orThrow(changing, 'SavedSearch.NotFound'), taken);
}

/** Throws `SavedSearch.NotFound`. */
export async function removeSearch(db: Database, userId: number, id: number): Promise<void> {
  const removing = findOne(
    db,
    SavedSearch,
    sql`DELETE FROM saved_search s WHERE s.id = ${id} AND s.user_id = ${userId} RETURNING ${columns}`,
  );
  await orThrow(removing, 'SavedSearch.NotFound');
}

export async function deleteSearchesOf(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM saved_search WHERE user_id = ${userId}`);
}

const Due = z.object({ id: z.int(), userId: z.int(), name: z.string(), query: z.string(), toldAt: z.string() });
export type DueSearch = z.infer<typeof Due>;

/** Those whose people want to be told and weren't within a day, behind that id. Times keep their microseconds. */
export function findDue(db: Database, after: number): Promise<DueSearch[]> {
  return many(
    db,
    Due,
    sql`SELECT s.id, s.user_id, s.name, s.query, s.told_at::text AS told_at FROM saved_search s
    JOIN app_user u ON u.id = s.user_id AND u.is_active
    WHERE s.is_told AND s.told_at < now() - interval '20 hours' AND s.id > ${after} ORDER BY s.id LIMIT 100`,
  );
}

/** The database's time, to its microseconds. */
export async function currentTime(db: Database): Promise<string> {
  const { now } = await one(db, z.object({ now: z.string() }), sql`SELECT clock_timestamp()::text AS now`);
  return now;
}

/** How many of these published images are newer. */
export function countNewer(db: Database, ids: readonly number[], since: string): Promise<number> {
  return countRows(
    db,
    sql`SELECT 1 FROM image WHERE id = ANY(${idList(ids)}) AND review_state = 'approved' AND published_at > ${since}::timestamptz`,
  );
}

/** Returns false if it was told of meanwhile, is gone or no longer wanted. */
export async function markTold(transaction: Database, { id, toldAt }: DueSearch, now: string): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`UPDATE saved_search SET told_at = ${now}::timestamptz
    WHERE id = ${id} AND is_told AND told_at = ${toldAt}::timestamptz`);
  return rowCount === 1;
}
