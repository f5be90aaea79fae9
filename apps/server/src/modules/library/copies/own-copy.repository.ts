import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { copyChanges, copyDecisions } from '@tuyuan/contract/library/copy-words.ts';
import { type getOwnCopies, OwnCopyCase } from '@tuyuan/contract/library/image-copy.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { CoverRow, coverJson } from '../../site/index.ts';

const { original, copy } = OwnCopyCase.shape;
const OwnRow = OwnCopyCase.extend({
  changes: z.array(z.enum(copyChanges)),
  decision: z.enum(copyDecisions).nullable(),
  original: original.extend({ cover: CoverRow }),
  copy: copy.unwrap().extend({ cover: CoverRow, publishedAt: z.coerce.date().nullable() }).nullable(),
  foundAt: z.date(),
  requestedAt: z.date().nullable(),
  decidedAt: z.date().nullable(),
});

/** Of the copies of a person's pictures those that are or were public: what waits for review is between its author and the office. */
const isTheirs = (
  userId: number,
) => sql`o.author_id = ${userId} AND n.author_id <> ${userId} AND o.review_state <> 'deleted'
  AND (n.review_state = 'approved' AND (c.decision IS NULL OR c.requested_at IS NOT NULL)
    OR n.published_at IS NOT NULL AND n.review_state <> 'deleted' AND (c.requested_at IS NOT NULL OR c.decision = 'copyOffline'))`;
const from = sql`image_copy c JOIN image o ON o.id = c.original_id JOIN image n ON n.id = c.copy_id`;

export function pageOfOwnCopies(db: Database, userId: number, page: InputOf<typeof getOwnCopies>) {
  const columns = sql`c.id, c.changes, c.shared_percent, c.confidence, c.found_at, c.requested_at, c.decision, c.decided_at,
    (SELECT json_build_object('id', i.id, 'no', i.no, 'title', i.title, 'cover', ${coverJson}, 'reviewState', i.review_state) FROM image i WHERE i.id = o.id) AS original,
    (SELECT json_build_object('id', i.id, 'no', i.no, 'title', i.title, 'cover', ${coverJson}, 'publishedAt', i.published_at,
        'author', json_build_object('id', u.id, 'name', u.nick_name))
      FROM image i JOIN app_user u ON u.id = i.author_id WHERE i.id = n.id AND i.review_state = 'approved') AS copy`;
  return findPage(
    db,
    OwnRow,
    { columns, from, where: [isTheirs(userId)], order: sql`c.found_at DESC, c.id DESC` },
    page,
  );
}

/** Notes that the original's author asks for a decision; returns false where they did before, or it is decided. */
export async function requestPair(db: Database, id: number, userId: number): Promise<boolean> {
  const { rowCount } =
    await db.execute(sql`UPDATE image_copy SET requested_at = now() WHERE decision IS NULL AND requested_at IS NULL
    AND id = (SELECT c.id FROM ${from} WHERE c.id = ${id} AND ${isTheirs(userId)})`);
  return rowCount === 1;
}

const Standing = z.object({ isDecided: z.boolean() });

/** Returns how a pair stands that the author of its original sees. */
export function findOwnPair(db: Database, id: number, userId: number): Promise<z.infer<typeof Standing> | null> {
  return findOne(
    db,
    Standing,
    sql`SELECT c.decision IS NOT NULL AS is_decided FROM ${from} WHERE c.id = ${id} AND ${isTheirs(userId)}`,
  );
}
