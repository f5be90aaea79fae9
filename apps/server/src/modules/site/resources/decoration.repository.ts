import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Whether an editor chose the image for a place of its own: the home page or its draft, a topic, a category, a unit, a photographer's banner. */
export async function isDecoration(db: Database, imageId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    WITH home AS (
      (SELECT design FROM home_version ORDER BY version DESC LIMIT 1) UNION ALL SELECT design FROM home_draft)
    SELECT 1 WHERE EXISTS (SELECT FROM home, (VALUES (jsonb_build_array(jsonb_build_object('imageId', ${imageId}::int)))) AS wanted (item)
        WHERE design -> 'slides' @> item OR design -> 'blocks' @> item)
      OR EXISTS (SELECT FROM live_article WHERE cover_image_id = ${imageId})
      OR EXISTS (SELECT FROM topic_album WHERE cover_image_id = ${imageId})
      OR EXISTS (SELECT FROM category WHERE cover_image_id = ${imageId})
      OR EXISTS (SELECT FROM organization_unit WHERE cover_image_id = ${imageId})
      OR EXISTS (SELECT FROM photographer WHERE background_image_id = ${imageId})`);
  return rows.length > 0;
}
