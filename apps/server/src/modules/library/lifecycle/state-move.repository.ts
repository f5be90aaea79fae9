import type { ReviewState } from '@tuyuan/contract/library/image.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';

/** A part of a picture, in shares of its width and height. */
export interface PictureFrame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface StateMove {
  ids: readonly number[];
  /** States the move starts from; what is in another one stays as it is. */
  from: readonly ReviewState[];
  to: ReviewState;
  /** Null: the program itself. */
  actorId: number | null;
  reasons?: readonly string[];
  message?: string;
  frame?: PictureFrame | null;
}

/**
 * Moves the images that are in one of the expected states and returns their ids; writes their history. Only a processed
 * image is published; a first publication keeps its time, and what stays pending the time it was submitted. Rows are locked in the order of their ids, so that two
 * moves can't wait for each other. The caller updates search.
 */
export function moveImages(transaction: Database, move: StateMove): Promise<number[]> {
  return findIds(
    transaction,
    sql`WITH locked AS (SELECT id, review_state FROM image WHERE id = ANY(${idList(move.ids)}) ORDER BY id FOR UPDATE),
    moved AS (
      UPDATE image i SET review_state = ${move.to}, updated_at = now(),
        published_at = CASE WHEN ${move.to} = 'approved' THEN coalesce(i.published_at, now()) ELSE i.published_at END,
        submitted_at = CASE WHEN ${move.to} = 'pending' AND locked.review_state <> 'pending' THEN now() ELSE i.submitted_at END
      FROM locked WHERE i.id = locked.id AND locked.review_state = ANY(${textList(move.from)})
        AND (${move.to} <> 'approved' OR i.processing_state = 'ready')
      RETURNING i.id, locked.review_state AS from_state),
    kept AS (
      INSERT INTO state_change (image_id, from_state, to_state, actor_id, reasons, message, frame)
      SELECT id, from_state, ${move.to}, ${move.actorId}::int, ${textList(move.reasons ?? [])}, ${move.message ?? ''}, ${frameOf(move)}::jsonb
      FROM moved ORDER BY id)
    SELECT id FROM moved ORDER BY id`,
  );
}

/** Moves albums as `moveImages` does images; their images stay as they are. */
export function moveAlbums(transaction: Database, move: StateMove): Promise<number[]> {
  return findIds(
    transaction,
    sql`WITH locked AS (SELECT id, review_state FROM album WHERE id = ANY(${idList(move.ids)}) ORDER BY id FOR UPDATE),
    moved AS (
      UPDATE album a SET review_state = ${move.to}, updated_at = now(),
        published_at = CASE WHEN ${move.to} = 'approved' THEN coalesce(a.published_at, now()) ELSE a.published_at END
      FROM locked WHERE a.id = locked.id AND locked.review_state = ANY(${textList(move.from)})
      RETURNING a.id, locked.review_state AS from_state),
    kept AS (
      INSERT INTO state_change (album_id, from_state, to_state, actor_id, reasons, message)
      SELECT id, from_state, ${move.to}, ${move.actorId}::int, ${textList(move.reasons ?? [])}, ${move.message ?? ''}
      FROM moved ORDER BY id)
    SELECT id FROM moved ORDER BY id`,
  );
}

function frameOf({ frame }: StateMove): string | null {
  return frame ? JSON.stringify(frame) : null;
}
