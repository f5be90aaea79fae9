import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { onePrepared } from '../../../platform/database/run-prepared.ts';
import { countCap } from './image-survey.repository.ts';
import { KeysetPosition } from './matching-rows.repository.ts';

const FirstWorks = z.object({ total: z.int(), page: z.array(KeysetPosition) });

/** Returns a photographer's newest published images, and how many there are up to `countCap + 1`, without the search index. */
export function firstWorks(
  db: Database,
  photographerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<z.infer<typeof FirstWorks>> {
  const published = sql`FROM image i WHERE i.author_id = ${photographerId}::int AND i.review_state = 'approved'`;
  return onePrepared(
    db,
    FirstWorks,
    sql`SELECT (SELECT count(*)::int FROM (SELECT 1 ${published} LIMIT ${sql.raw(String(countCap + 1))}) c) AS total,
      (SELECT coalesce(json_agg(json_build_object('imageId', p.id, 'value', p.published_at::text) ORDER BY p.published_at DESC, p.id DESC), '[]')
        FROM (SELECT i.id, i.published_at ${published} ORDER BY i.published_at DESC, i.id DESC LIMIT ${limit}::int OFFSET ${offset}::int) p) AS page`,
  );
}
