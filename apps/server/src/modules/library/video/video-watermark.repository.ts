import { WatermarkSettings } from '@tuyuan/contract/library/water-mark.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { currentMark } from '../../site/index.ts';

const VideoWatermark = z.object({
  settings: WatermarkSettings,
  no: z.string(),
  author: z.string(),
  unit: z.string(),
});

/** Returns the watermark of a video's category with what it may say of the video. */
export function findVideoWatermark(db: Database, id: number): Promise<z.infer<typeof VideoWatermark> | null> {
  return findOne(
    db,
    VideoWatermark,
    sql`SELECT w.settings, 'V' || lpad(v.id::text, 6, '0') AS no, coalesce(u.nick_name, '') AS author, coalesce(o.name, '') AS unit
    FROM video v LEFT JOIN app_user u ON u.id = v.author_id LEFT JOIN organization_unit o ON o.id = v.unit_id
    JOIN watermark w ON w.hash = ${currentMark(sql`v.category_id`)} WHERE v.id = ${id} ORDER BY w.id LIMIT 1`,
  );
}
