import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { copyChanges, copyDecisions } from '@tuyuan/contract/library/copy-words.ts';
import { ComparedImage, CopyCase, type getCopyCases } from '@tuyuan/contract/library/image-copy.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { one } from '../../../platform/database/rows.ts';
import { textList } from '../../../platform/database/sql-parts.ts';
import { CoverRow, coverJson } from '../../site/index.ts';

const time = z.coerce.date();
const ImageRow = ComparedImage.extend({
  cover: CoverRow,
  takenAt: time.nullable(),
  createdAt: time,
  publishedAt: time.nullable(),
});
const CaseRow = CopyCase.extend({
  changes: z.array(z.enum(copyChanges)),
  decision: z.enum(copyDecisions).nullable(),
  original: ImageRow,
  copy: ImageRow,
  foundAt: z.date(),
  requestedAt: z.date().nullable(),
  decidedAt: z.date().nullable(),
});

/** Over `image i`. */
const imageJson = sql`(SELECT json_build_object('id', i.id, 'no', i.no, 'title', i.title, 'cover', ${coverJson},
  'author', json_build_object('id', u.id, 'name', u.nick_name), 'reviewState', i.review_state, 'width', i.width, 'height', i.height, 'bytes', i.bytes,
  'format', i.format, 'hasCamera', coalesce(i.camera->>'model', '') <> '', 'takenAt', i.taken_at, 'createdAt', i.created_at, 'publishedAt', i.published_at,
  'unitPrice', least(i.price_editorial, i.price_commercial, i.price_extended), 'sales', i.sales)
  FROM image i JOIN app_user u ON u.id = i.author_id WHERE i.id = `;
const json = (id: SQL) => sql`${imageJson}${id})`;

const from = sql`image_copy c JOIN image o ON o.id = c.original_id JOIN image n ON n.id = c.copy_id`;
const isOwn = sql`o.author_id = n.author_id`;
/** What its author hasn't sent in is nobody's business, and what is deleted is over. */
const isShown = sql`o.review_state NOT IN ('draft', 'deleted') AND n.review_state NOT IN ('draft', 'deleted')`;
/** Both can still be seen by others, or will be. */
const isWaiting = sql`c.decision IS NULL AND o.review_state IN ('pending', 'approved', 'offline') AND n.review_state IN ('pending', 'approved')`;

export function pageOfCopyCases(db: Database, query: InputOf<typeof getCopyCases>) {
  const { state, changes, minConfidence, imageId } = query;
  const isOpen = state === 'open';
  const where = [
    isOpen ? isWaiting : sql`c.decision IS NOT NULL AND ${isShown}`,
    query.isOwn ? isOwn : sql`NOT (${isOwn})`,
    changes.length > 0 && sql`c.changes && ${textList(changes)}`,
    minConfidence > 0 && sql`c.confidence >= ${minConfidence}`,
    imageId !== undefined && sql`${imageId}::int IN (c.original_id, c.copy_id)`,
  ];
  const columns = sql`c.id, c.changes, c.shared_percent, c.confidence, c.found_at, c.requested_at, c.decision, c.note, c.decided_at,
    (SELECT nick_name FROM app_user WHERE id = c.decided_by) AS decided_by, ${isOwn} AS is_own,
    ${json(sql`c.original_id`)} AS original, ${json(sql`c.copy_id`)} AS copy`;
  const order = isOpen ? sql`c.requested_at IS NULL, c.confidence DESC, c.id DESC` : sql`c.decided_at DESC, c.id DESC`;
  return findPage(db, CaseRow, { columns, from, where, order }, query);
}

const Figures = z.object({
  open: z.int(),
  own: z.int(),
  decided: z.int(),
  checked: z.int(),
  unchecked: z.int(),
  lastCheckedAt: z.date().nullable(),
});

export function countCopies(db: Database): Promise<z.infer<typeof Figures>> {
  return one(
    db,
    Figures,
    sql`SELECT count(*) FILTER (WHERE ${isWaiting} AND NOT (${isOwn}))::int AS open, count(*) FILTER (WHERE ${isWaiting} AND ${isOwn})::int AS own,
      count(*) FILTER (WHERE c.decision IS NOT NULL AND ${isShown} AND NOT (${isOwn}))::int AS decided,
      (SELECT count(*)::int FROM image_copy_check) AS checked,
      (SELECT count(*)::int FROM image i LEFT JOIN image_copy_check k ON k.image_id = i.id
        WHERE k.image_id IS NULL AND i.processing_state = 'ready' AND i.review_state <> 'deleted') AS unchecked,
      (SELECT max(checked_at) FROM image_copy_check) AS last_checked_at
    FROM ${from}`,
  );
}
