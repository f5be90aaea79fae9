import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Camera } from '../../library/index.ts';
import { CoverRow } from '../../site/index.ts';

/** A statement may have waited since its transaction began. */
export const clock = sql`clock_timestamp()`;

/** Over `entry w` and `activity a`: whether works are taken in, and whether one can still be mended or withdrawn. */
export const takesWorks = sql`(a.state = 'published' AND ${clock} >= a.submit_from AND ${clock} < a.submit_to)`;
export const isUnlocked = sql`(a.state = 'published' AND ${clock} < activity_lock(a))`;
/** Whether its author may change the work now. */
export const isEditable = sql`(CASE w.state WHEN 'draft' THEN ${takesWorks} WHEN 'withdrawn' THEN ${takesWorks} WHEN 'fixAsked' THEN ${isUnlocked} ELSE false END)`;
/** A draft that has been sent in before is withdrawn too: its number stays. */
export const isWithdrawable = sql`((w.state IN ('submitted', 'fixAsked', 'accepted') OR (w.state = 'draft' AND w.number IS NOT NULL)) AND ${isUnlocked})`;
/** A refusal can be appealed once, as long as works are looked at. */
export const isAppealable = sql`(w.state = 'rejected' AND w.appealed_at IS NULL AND ${isUnlocked})`;

export const categoryName = sql`coalesce((SELECT c ->> 'name' FROM jsonb_array_elements(a.rules -> 'categories') c WHERE c ->> 'key' = w.category), '')`;

const cover = sql`'version', i.version, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'title', w.title`;
/** The pictures of `entry w` in order, for its author; their title is the work’s. */
export const ownPictures = sql`coalesce((SELECT json_agg(json_build_object('id', i.id, ${cover}) ORDER BY x.position)
  FROM entry_image x JOIN image i ON i.id = x.image_id WHERE x.entry_id = w.id AND i.processing_state = 'ready' AND i.review_state <> 'deleted'), '[]')`;
/** The same for everybody else: their places stand for the images’ own numbers, which would lead to the author. */
export const pictures = sql`coalesce((SELECT json_agg(json_build_object('id', x.position + 1, ${cover}) ORDER BY x.position)
  FROM entry_image x JOIN image i ON i.id = x.image_id WHERE x.entry_id = w.id AND i.processing_state = 'ready' AND i.review_state <> 'deleted'), '[]')`;
export const picturesWithCamera = sql`coalesce((SELECT json_agg(json_build_object('id', x.position + 1, ${cover}, 'camera', i.camera, 'takenAt', i.taken_at) ORDER BY x.position)
  FROM entry_image x JOIN image i ON i.id = x.image_id WHERE x.entry_id = w.id AND i.processing_state = 'ready' AND i.review_state <> 'deleted'), '[]')`;
export const CameraPicture = CoverRow.extend({ camera: Camera, takenAt: z.coerce.date().nullable() });
