import { Release } from '@tuyuan/contract/library/image-upload.ts';
import { ReviewCase, reviewQueues } from '@tuyuan/contract/library/review-case.ts';
import { isReviewReason, reviewReasons } from '@tuyuan/contract/library/review-reasons.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { CoverRow, coverJson } from '../../site/index.ts';
import { Author, authorJoins, authorJson, Camera } from '../catalogue/index.ts';
import { isDecision } from './review-decisions.repository.ts';
import { labelNames } from './review-item.repository.ts';
import { isAppealed, progressJoin, queueOf, submittedAt } from './review-standing.repository.ts';

const CaseRow = ReviewCase.omit({
  record: true,
  words: true,
  lookAlikes: true,
  history: true,
  canLoupe: true,
  releases: true,
}).extend({
  cover: CoverRow,
  author: Author,
  camera: Camera,
  queue: z.enum(reviewQueues),
  takenAt: z.date().nullable(),
  submittedAt: z.date(),
  leaseUntil: z.date().nullable(),
});

/** Returns a processed image in any state as the reviewer sees it. */
export function findCase(db: Database, imageId: number, reviewerId: number, stages: number) {
  return findOne(
    db,
    CaseRow,
    sql`SELECT i.id, i.no, i.title, i.description, ${labelNames} AS labels, ${coverJson} AS cover, i.review_state, ${queueOf(stages)} AS queue,
      CASE WHEN ${isAppealed} THEN p.appeal ELSE '' END AS appeal, i.width, i.height, i.bytes, i.format, i.orientation, i.original_name, i.camera,
      i.taken_at, ${submittedAt} AS submitted_at, i.editorial_only, i.ai_use, i.face_count, ${authorJson} AS author,
      CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', c.name) END AS category,
      CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'name', r.name) END AS region,
      CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'name', a.title) END AS album,
      (SELECT expires_at FROM review_lease l WHERE l.image_id = i.id AND l.reviewer_id = ${reviewerId} AND l.expires_at > clock_timestamp()) AS lease_until
    FROM image i ${progressJoin} ${authorJoins(sql`i.author_id`)} LEFT JOIN category c ON c.id = i.category_id LEFT JOIN region r ON r.id = i.region_id
    LEFT JOIN album a ON a.id = i.album_id WHERE i.id = ${imageId} AND i.processing_state = 'ready'`,
  );
}

/** Returns the releases that came with the image. */
export function listReleases(db: Database, imageId: number): Promise<z.infer<typeof Release>[]> {
  return many(
    db,
    Release,
    sql`SELECT DISTINCT d.id, d.kind, d.file_name, d.bytes, d.allows_face_search FROM upload u JOIN image_release_upload x ON x.upload_id = u.id
    JOIN image_release d ON d.id = x.release_id WHERE u.image_id = ${imageId} ORDER BY d.id`,
  );
}

const Reasons = z
  .array(z.object({ code: z.string(), count: z.int() }))
  .transform((given) =>
    given.flatMap(({ code, count }) =>
      isReviewReason(code) ? [{ code, title: reviewReasons[code].title, count }] : [],
    ),
  );
const RecordRow = z.object({ approved: z.int(), rejected: z.int(), reasons: Reasons, published: z.int() });

/** Returns how the author's images fared in the last 90 days. */
export function getAuthorRecord(db: Database, authorId: number) {
  return one(
    db,
    RecordRow,
    sql`WITH decided AS (
      SELECT c.to_state, c.reasons FROM state_change c JOIN image i ON i.id = c.image_id
      WHERE i.author_id = ${authorId} AND c.at > now() - interval '90 days' AND ${isDecision})
    SELECT count(*) FILTER (WHERE to_state = 'approved')::int AS approved, count(*) FILTER (WHERE to_state = 'rejected')::int AS rejected,
      (SELECT coalesce(json_agg(json_build_object('code', code, 'count', count) ORDER BY count DESC, code), '[]') FROM (
        SELECT code, count(*)::int AS count FROM decided, unnest(reasons) AS code WHERE to_state = 'rejected' GROUP BY code ORDER BY count DESC LIMIT 3) top) AS reasons,
      (SELECT count(*)::int FROM image WHERE author_id = ${authorId} AND review_state = 'approved') AS published
    FROM decided`,
  );
}
