import { NamedReference } from '@tuyuan/contract/library/image.ts';
import type { ReviewQueue } from '@tuyuan/contract/library/review-case.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many, one } from '../../../platform/database/rows.ts';
import { CoverRow, coverJson } from '../../site/index.ts';
import { progressJoin, submittedAt, waitsIn } from './review-standing.repository.ts';

const ItemRow = z.object({
  id: z.int(),
  no: z.string(),
  title: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  cover: CoverRow,
  author: NamedReference,
  submittedAt: z.date(),
});
export type ItemRow = z.infer<typeof ItemRow>;

/** Names of the labels of `image i`, in their order. */
export const labelNames = sql`ARRAY(SELECT l.name FROM image_label il JOIN label l ON l.id = il.label_id WHERE il.image_id = i.id ORDER BY il.position, l.id)`;

const items = (where: SQL) => sql`
  SELECT i.id, i.no, i.title, i.description, ${labelNames} AS labels, ${coverJson} AS cover, ${submittedAt} AS submitted_at,
    json_build_object('id', u.id, 'name', u.nick_name) AS author, min(${submittedAt}) OVER (PARTITION BY i.author_id) AS author_since
  FROM image i ${progressJoin} JOIN app_user u ON u.id = i.author_id WHERE ${where}`;

/** Returns the waiting images that the reviewer holds of a queue, one author's together. */
export function findHeldItems(db: Database, reviewerId: number, queue: ReviewQueue, stages: number) {
  const held = sql`i.id IN (SELECT image_id FROM review_lease WHERE reviewer_id = ${reviewerId} AND expires_at > clock_timestamp())`;
  return many(
    db,
    ItemRow,
    sql`SELECT * FROM (${items(sql`${held} AND ${waitsIn(queue, stages)}`)}) held ORDER BY author_since, (author ->> 'id')::int, submitted_at, id`,
  );
}

export function getItem(db: Database, imageId: number): Promise<ItemRow> {
  return one(db, ItemRow, items(sql`i.id = ${imageId}`));
}
