import { reviewStates } from '@tuyuan/contract/library/image.ts';
import type { ReviewEdits } from '@tuyuan/contract/library/image-review.ts';
import { reviewQueues } from '@tuyuan/contract/library/review-case.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { labelNames } from './review-item.repository.ts';
import { progressJoin, queueOf, submittedAt } from './review-standing.repository.ts';

const LockedRow = z.object({
  id: z.int(),
  no: z.string(),
  title: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  authorId: z.int(),
  reviewState: z.enum(reviewStates),
  queue: z.enum(reviewQueues),
  submittedAt: z.date(),
  passedBy: z.int().nullable(),
  rejectedBy: z.int().nullable(),
});
export type LockedImage = z.infer<typeof LockedRow>;

/** Locks images until the transaction ends, before anything else of them is, and returns how they stand. */
export async function lockImages(transaction: Database, ids: readonly number[], stages: number) {
  // Read by a second statement: it sees what was committed while the first waited.
  await transaction.execute(sql`SELECT 1 FROM image WHERE id = ANY(${idList(ids)}) ORDER BY id FOR UPDATE`);
  return many(
    transaction,
    LockedRow,
    sql`SELECT i.id, i.no, i.title, i.description, ${labelNames} AS labels, i.author_id, i.review_state, ${queueOf(stages)} AS queue,
      ${submittedAt} AS submitted_at, p.passed_by, p.rejected_by
    FROM image i ${progressJoin} WHERE i.id = ANY(${idList(ids)}) ORDER BY i.id`,
  );
}

/** Sets what is given of the texts and the place; labels are set apart. */
export async function editImage(
  transaction: Database,
  imageId: number,
  { title, description, categoryId, regionId }: ReviewEdits,
): Promise<void> {
  const kept = (value: unknown) => value === undefined;
  await transaction.execute(sql`
    UPDATE image SET title = coalesce(${title ?? null}, title), description = coalesce(${description ?? null}, description),
      category_id = CASE WHEN ${kept(categoryId)} THEN category_id ELSE ${categoryId ?? null}::int END,
      region_id = CASE WHEN ${kept(regionId)} THEN region_id ELSE ${regionId ?? null}::int END, updated_at = now()
    WHERE id = ${imageId}`);
}

/** Gives the image back the time it was submitted, so that it waits where it waited. */
export async function keepSubmittedAt(transaction: Database, imageId: number, at: Date): Promise<void> {
  await transaction.execute(sql`UPDATE image SET submitted_at = ${at.toISOString()} WHERE id = ${imageId}`);
}
