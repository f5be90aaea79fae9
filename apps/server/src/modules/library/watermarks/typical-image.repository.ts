import { type TypicalImage, TypicalImage as TypicalImageSchema } from '@tuyuan/contract/library/water-mark.ts';
import { typicalKinds } from '@tuyuan/contract/library/watermark-choices.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { familyOf } from '../../../platform/tree/tree.repository.ts';
import { coverJson } from '../../site/index.ts';

/** Only among what is looked at most: those are the pictures that a mark is made for. */
const considered = 400;

/** Returns one published picture of each kind, others for another `turn`. Brightness is that of the palette, busyness the bytes a pixel takes. */
export function findTypicalImages(
  db: Database,
  { turn, categoryId }: { turn: number; categoryId?: number | undefined },
): Promise<TypicalImage[]> {
  const within = categoryId === undefined ? sql`true` : sql`i.category_id IN (${familyOf('category', [categoryId])})`;
  return many(
    db,
    TypicalImageSchema,
    sql`WITH i AS (
      SELECT * FROM image i WHERE review_state = 'approved' AND width >= 640 AND ${within} ORDER BY views DESC, id DESC LIMIT ${considered}),
    judged AS (
      SELECT id, height::float8 / width AS uprightness, bytes::float8 / (width::float8 * height) AS busyness,
        (SELECT sum((p->>'share')::float8 * (0.299 * get_byte(c, 0) + 0.587 * get_byte(c, 1) + 0.114 * get_byte(c, 2))) / nullif(sum((p->>'share')::float8), 0)
          FROM jsonb_array_elements(palette) p, LATERAL (SELECT decode(substr(p->>'hex', 2), 'hex') AS c) b) AS brightness
      FROM i),
    ranked AS (
      SELECT k.kind, j.id, row_number() OVER (PARTITION BY k.kind ORDER BY CASE k.kind
        WHEN 'portrait' THEN -abs(j.uprightness - 1.5) WHEN 'bright' THEN j.brightness WHEN 'dark' THEN -j.brightness ELSE j.busyness END
        DESC NULLS LAST, j.id) AS place
      FROM judged j, unnest(${sql.param([...typicalKinds])}::text[]) AS k(kind)),
    sizes AS (SELECT least(12, count(*)) AS choice FROM i)
    SELECT r.kind, i.no, ${coverJson} AS cover FROM ranked r JOIN i ON i.id = r.id, sizes
    WHERE r.place = 1 + ${turn}::int % greatest(sizes.choice, 1)
    ORDER BY array_position(${sql.param([...typicalKinds])}::text[], r.kind)`,
  );
}
