import { AppError } from '@tuyuan/errors/app-error.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Locks an album of the author against deletion until the transaction ends. Throws `Album.NotFound` for another's. */
export async function lockOwnAlbum(transaction: Database, authorId: number, albumId: number | null): Promise<void> {
  if (albumId === null) return;
  const { rowCount } = await transaction.execute(
    sql`SELECT 1 FROM album WHERE id = ${albumId} AND author_id = ${authorId} AND review_state <> 'deleted' FOR SHARE`,
  );
  if (rowCount !== 1) throw new AppError('Album.NotFound');
}
