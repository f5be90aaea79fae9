import { type ReviewState, reviewStates } from '@tuyuan/contract/library/image.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';

type Kind = 'image' | 'album';
const idColumns = { image: sql`s.image_id`, album: sql`s.album_id` };

/** Whether the work of that alias came into its state by its author. */
export function isMovedByAuthor(kind: Kind, alias: SQL): SQL {
  return sql`coalesce((SELECT s.actor_id = ${alias}.author_id FROM state_change s WHERE ${idColumns[kind]} = ${alias}.id ORDER BY s.id DESC LIMIT 1), false)`;
}

/** Returns those of the works that are the author's, locked until the transaction ends. */
export function lockOwnWorks(
  transaction: Database,
  kind: Kind,
  authorId: number,
  ids: readonly number[],
): Promise<number[]> {
  return findIds(
    transaction,
    sql`SELECT id FROM ${sql.identifier(kind)} WHERE id = ANY(${idList(ids)}) AND author_id = ${authorId} ORDER BY id FOR NO KEY UPDATE`,
  );
}

const Former = z.object({ id: z.int(), former: z.enum(reviewStates) });

/** Returns the state each work had before the one that its author brought it to; others are left out. */
export async function findFormerStates(
  transaction: Database,
  kind: Kind,
  ids: readonly number[],
): Promise<Map<ReviewState, number[]>> {
  const rows = await many(
    transaction,
    Former,
    sql`SELECT w.id, (SELECT s.from_state FROM state_change s WHERE ${idColumns[kind]} = w.id ORDER BY s.id DESC LIMIT 1) AS former
    FROM ${sql.identifier(kind)} w WHERE w.id = ANY(${idList(ids)}) AND ${isMovedByAuthor(kind, sql`w`)} ORDER BY w.id`,
  );
  const grouped = new Map<ReviewState, number[]>();
  for (const { id, former } of rows) grouped.set(former, [...(grouped.get(former) ?? []), id]);
  return grouped;
}
