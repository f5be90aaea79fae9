import type { CopyDecision } from '@tuyuan/contract/library/copy-words.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { regionRecipe } from '../similar/index.ts';
import type { CopyVerdict } from './copy-verdict.policy.ts';

/** What was compared in another way is compared again. */
const copyRecipe = `copies 1, ${regionRecipe}`;

/** Returns described images that were not held against the library yet, the newest first, below `before`. */
export function findUnchecked(db: Database, before: number, limit: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT i.id FROM image i JOIN image_region_look r ON r.image_id = i.id AND r.model = ${regionRecipe}
      LEFT JOIN image_copy_check c ON c.image_id = i.id AND c.recipe = ${copyRecipe}
    WHERE c.image_id IS NULL AND i.processing_state = 'ready' AND i.review_state <> 'deleted' AND i.id < ${before} ORDER BY i.id DESC LIMIT ${limit}`,
  );
}

const Compared = z.object({
  id: z.int(),
  sha256: z.string(),
  version: z.string(),
  width: z.int(),
  height: z.int(),
});
export type ComparedPicture = z.infer<typeof Compared>;

/** Returns those of these images that have a picture to compare. */
export function findCompared(db: Database, ids: readonly number[]): Promise<ComparedPicture[]> {
  return many(
    db,
    Compared,
    sql`SELECT id, encode(sha256, 'hex') AS sha256, version, width, height FROM image
    WHERE id = ANY(${idList(ids)}) AND processing_state = 'ready' AND review_state <> 'deleted'`,
  );
}

export interface FoundCopy extends CopyVerdict {
  originalId: number;
  copyId: number;
}

/** Keeps what was found of an image and that it was looked at. A pair is there once, whoever finds it; one that is decided on stays as it is. */
export async function saveCopies(transaction: Database, imageId: number, found: readonly FoundCopy[]): Promise<void> {
  for (const { originalId, copyId, changes, sharedPercent, confidence } of found)
    await transaction.execute(sql`
      INSERT INTO image_copy AS c (original_id, copy_id, changes, shared_percent, confidence)
      SELECT o.id, i.id, ${textList(changes)}, ${sharedPercent}, ${confidence} FROM image o, image i WHERE o.id = ${originalId} AND i.id = ${copyId}
      ON CONFLICT ON CONSTRAINT image_copy_pair DO UPDATE
        SET changes = excluded.changes, shared_percent = excluded.shared_percent, confidence = excluded.confidence WHERE c.decision IS NULL`);
  await transaction.execute(sql`INSERT INTO image_copy_check (image_id, recipe) SELECT id, ${copyRecipe} FROM image WHERE id = ${imageId}
    ON CONFLICT (image_id) DO UPDATE SET recipe = excluded.recipe, checked_at = now()`);
}

interface Decision {
  id: number;
  decision: CopyDecision;
  note: string;
  decidedBy: number;
}

const Decided = z.object({
  originalId: z.int(),
  copyId: z.int(),
  title: z.string(),
  authorId: z.int(),
  isRequested: z.boolean(),
});

/** Decides on a pair that waits; null for one that doesn't. Returns the original's title and author. */
export function decidePair(transaction: Database, { id, decision, note, decidedBy }: Decision) {
  return findOne(
    transaction,
    Decided,
    sql`UPDATE image_copy c SET decision = ${decision}, note = ${note}, decided_at = now(), decided_by = ${decidedBy} FROM image o
    WHERE c.id = ${id} AND c.decision IS NULL AND o.id = c.original_id
    RETURNING c.original_id, c.copy_id, o.title, o.author_id, c.requested_at IS NOT NULL AS is_requested`,
  );
}

/** Takes the decision on a pair back; returns false where there is none. */
export async function reopenPair(db: Database, id: number, reason: string): Promise<boolean> {
  const { rowCount } =
    await db.execute(sql`UPDATE image_copy SET decision = NULL, decided_at = NULL, decided_by = NULL, note = ${reason}
    WHERE id = ${id} AND decision IS NOT NULL`);
  return rowCount === 1;
}

export async function hasPair(db: Database, id: number): Promise<boolean> {
  return (await findIds(db, sql`SELECT id FROM image_copy WHERE id = ${id}`)).length > 0;
}

const Moved = z.object({ authorId: z.int(), title: z.string() });

export function findAuthored(db: Database, imageId: number): Promise<z.infer<typeof Moved> | null> {
  return findOne(db, Moved, sql`SELECT author_id, title FROM image WHERE id = ${imageId}`);
}
