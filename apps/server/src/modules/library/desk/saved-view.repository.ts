import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type createSavedView, SavedView, type updateSavedView } from '@tuyuan/contract/library/saved-view.ts';
import { maxSavedViews } from '@tuyuan/contract/library/saved-view-limit.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { findOne, many } from '../../../platform/database/rows.ts';

const columns = sql`id, name, query`;
const nameTaken = { saved_view_name: { code: 'SavedView.NameTaken', field: 'name' } } as const;

export function findViews(db: Database, userId: number): Promise<SavedView[]> {
  return many(db, SavedView, sql`SELECT ${columns} FROM saved_view WHERE user_id = ${userId} ORDER BY id`);
}

/** Throws `SavedView.NameTaken`, `SavedView.TooMany`. */
export function insertView(
  db: Database,
  userId: number,
  { name, query }: InputOf<typeof createSavedView>,
): Promise<SavedView> {
  const inserting = findOne(
    db,
    SavedView,
    sql`INSERT INTO saved_view (user_id, name, query) SELECT ${userId}, ${name}, ${query}
    WHERE (SELECT count(*) FROM saved_view WHERE user_id = ${userId}) < ${maxSavedViews} RETURNING ${columns}`,
  );
  return refuseDuplicate(orThrow(inserting, 'SavedView.TooMany'), nameTaken);
}

/** Throws `SavedView.NotFound` for another's too, `SavedView.NameTaken`. */
export function changeView(
  db: Database,
  userId: number,
  { id, name, query }: InputOf<typeof updateSavedView>,
): Promise<SavedView> {
  const changing = findOne(
    db,
    SavedView,
    sql`UPDATE saved_view SET name = ${name}, query = ${query} WHERE id = ${id} AND user_id = ${userId} RETURNING ${columns}`,
  );
  return refuseDuplicate(orThrow(changing, 'SavedView.NotFound'), nameTaken);
}

/** Throws `SavedView.NotFound` for another's too. */
export async function removeView(db: Database, userId: number, id: number): Promise<void> {
  await orThrow(
    findOne(db, SavedView, sql`DELETE FROM saved_view WHERE id = ${id} AND user_id = ${userId} RETURNING ${columns}`),
    'SavedView.NotFound',
  );
}
