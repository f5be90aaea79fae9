import { NamedReference, reviewStates } from '@tuyuan/contract/library/image.ts';
import { ReviewFrame } from '@tuyuan/contract/library/review-case.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { givenReasons, noteOf } from './given-reasons.ts';

/** States of the history; a word that is none today is passed over. */
const State = z.enum(reviewStates);

const ChangeRow = z.object({
  id: z.int(),
  actorId: z.int().nullable(),
  fromState: State,
  toState: State,
  reasons: z.array(z.string()),
});

/** Returns the image's last move if it was within these seconds. */
export function findLastChange(db: Database, imageId: number, seconds: number) {
  return findOne(
    db,
    ChangeRow,
    sql`SELECT id::int, actor_id, from_state, to_state, reasons FROM (
      SELECT * FROM state_change WHERE image_id = ${imageId} ORDER BY id DESC LIMIT 1) last
    WHERE at > clock_timestamp() - ${`${seconds} seconds`}::interval`,
  );
}

const EventRow = z
  .object({
    id: z.int(),
    from: State,
    to: State,
    actor: NamedReference.nullable(),
    reasons: z.array(z.string()),
    message: z.string(),
    frame: ReviewFrame.nullable(),
    at: z.date(),
  })
  .transform(({ reasons, ...event }) => ({ ...event, reasons: givenReasons(reasons), note: noteOf(reasons) }));

/** Returns the moves of an image or album, the newest first. */
function findHistory(db: Database, of: SQL) {
  return many(
    db,
    EventRow,
    sql`SELECT c.id::int, c.from_state AS "from", c.to_state AS "to", c.reasons, c.message, c.frame, c.at,
      CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.nick_name) END AS actor
    FROM state_change c LEFT JOIN app_user u ON u.id = c.actor_id WHERE ${of} ORDER BY c.id DESC LIMIT 50`,
  );
}

export const findImageHistory = (db: Database, imageId: number) => findHistory(db, sql`c.image_id = ${imageId}`);
export const findAlbumHistory = (db: Database, albumId: number) => findHistory(db, sql`c.album_id = ${albumId}`);
