import { NamedReference } from '@tuyuan/contract/library/image.ts';
import { LookAlike } from '@tuyuan/contract/library/review-case.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { CoverRow, coverJson } from '../../site/index.ts';
import { Camera } from '../catalogue/index.ts';

/**
 * Most bits of 64 in which the fingerprints of two versions of a picture differ; and from which likeness of their
 * descriptors on, in ten-thousandths, two pictures are worth comparing.
 */
export const lookAlikeLimits = { maxBits: 6, minLikeness: 9000 } as const;
const { maxBits, minLikeness } = lookAlikeLimits;
const shown = 4;

const LookAlikeRow = LookAlike.extend({
  cover: CoverRow,
  author: NamedReference,
  camera: Camera,
  takenAt: z.date().nullable(),
  createdAt: z.date(),
});

/** Returns the images that look most like this one; others' drafts and deleted ones are left out. */
export function findLookAlikes(db: Database, imageId: number, model: string) {
  return many(
    db,
    LookAlikeRow,
    sql`WITH near AS (
      SELECT o.id, 1 - bit_count(o.perceptual_hash # i.perceptual_hash) / 64.0 AS likeness
      FROM image i JOIN image o ON o.perceptual_hash IS NOT NULL AND bit_count(o.perceptual_hash # i.perceptual_hash) <= ${maxBits} WHERE i.id = ${imageId}
      UNION ALL
      SELECT s.id, s.likeness / 10000.0 FROM image_descriptor d CROSS JOIN LATERAL unnest(d.similar_ids, d.similar_likeness) AS s(id, likeness)
      WHERE d.image_id = ${imageId} AND d.model = ${model} AND s.likeness >= ${minLikeness}),
    best AS (
      SELECT n.id, least(max(n.likeness), 1)::float8 AS likeness FROM near n JOIN image o ON o.id = n.id
      WHERE n.id <> ${imageId} AND o.processing_state = 'ready' AND o.review_state NOT IN ('draft', 'deleted')
      GROUP BY n.id ORDER BY 2 DESC, n.id LIMIT ${shown})
    SELECT i.id, i.no, i.title, ${coverJson} AS cover, i.review_state, b.likeness, i.width, i.height, i.bytes, i.camera, i.taken_at, i.created_at, i.sales,
      json_build_object('id', u.id, 'name', u.nick_name) AS author
    FROM best b JOIN image i ON i.id = b.id JOIN app_user u ON u.id = i.author_id ORDER BY b.likeness DESC, i.id`,
  );
}
