import { LookAlikeWork } from '@tuyuan/contract/contest/entry.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { lookRecipe } from '../../../platform/imaging/describe-look.ts';
import { Camera, lookAlikeLimits } from '../../library/index.ts';

const PictureFacts = z.object({
  entryId: z.int(),
  /** The author's own, processed, not deleted. */
  isUsable: z.boolean(),
  bytes: z.coerce.number(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  takenAt: z.date().nullable(),
  camera: Camera,
  /** Another work with the very same picture. */
  sameAs: z.object({ number: z.int().nullable(), title: z.string(), activityName: z.string() }).nullable(),
  lookAlike: LookAlikeWork.nullable(),
});
export type PictureFacts = z.infer<typeof PictureFacts>;

/** Works `o` that `w` is compared with: those of the same activity, of the author’s drafts the earlier ones, and accepted ones of other activities. */
const isCompared = sql`o.id <> w.id AND CASE WHEN o.activity_id = w.activity_id
  THEN o.state IN ('submitted', 'fixAsked', 'accepted') OR (o.user_id = w.user_id AND o.state = 'draft' AND o.id < w.id)
  ELSE o.state = 'accepted' END`;
const isShown = sql`(o.user_id = w.user_id OR (o.state = 'accepted' AND oa.state <> 'draft'))`;
const shownTitle = sql`CASE WHEN ${isShown} THEN o.title ELSE '' END`;
const bits = sql`bit_count(p.perceptual_hash # i.perceptual_hash)`;

/** What the checks look at, of each picture of these works in order. */
export function findPictureFacts(db: Database, entryIds: readonly number[]): Promise<PictureFacts[]> {
  return many(
    db,
    PictureFacts,
    sql`SELECT w.id AS entry_id, i.processing_state = 'ready' AND i.review_state <> 'deleted' AND i.author_id = w.user_id AS is_usable,
      i.bytes, i.width, i.height, i.taken_at, i.camera, same.work AS same_as, alike.work AS look_alike
    FROM entry w JOIN entry_image x ON x.entry_id = w.id JOIN image i ON i.id = x.image_id
    LEFT JOIN LATERAL (SELECT json_build_object('number', o.number, 'title', ${shownTitle}, 'activityName', oa.name) AS work
      FROM entry_image ox JOIN entry o ON o.id = ox.entry_id JOIN activity oa ON oa.id = o.activity_id
      WHERE ox.image_id = i.id AND ${isCompared} ORDER BY o.id LIMIT 1) same ON true
    LEFT JOIN LATERAL (SELECT json_build_object('entryId', o.id, 'number', o.number, 'title', ${shownTitle}, 'activityName', oa.name, 'likeness', n.likeness,
        'picture', CASE WHEN ${isShown} AND p.review_state <> 'deleted' THEN json_build_object('id', ox.position + 1, 'version', p.version, 'width', p.width,
          'height', p.height, 'thumbhash', p.thumbhash, 'title', o.title) END) AS work
      FROM entry_image ox JOIN entry o ON o.id = ox.entry_id JOIN activity oa ON oa.id = o.activity_id JOIN image p ON p.id = ox.image_id
      LEFT JOIN image_descriptor d ON d.image_id = i.id AND d.model = ${lookRecipe}
      CROSS JOIN LATERAL (SELECT least(1, coalesce(greatest(CASE WHEN ${bits} <= ${lookAlikeLimits.maxBits} THEN 1 - ${bits} / 64.0 END,
        d.similar_likeness[array_position(d.similar_ids, p.id)] / 10000.0), 0))::float8 AS likeness) n
      WHERE ox.image_id <> i.id AND p.processing_state = 'ready' AND ${isCompared}
        AND (${bits} <= ${lookAlikeLimits.maxBits} OR n.likeness >= ${lookAlikeLimits.minLikeness / 10_000}::float8)
      ORDER BY n.likeness DESC, o.id LIMIT 1) alike ON true
    WHERE w.id = ANY(${idList(entryIds)}) ORDER BY w.id, x.position`,
  );
}
