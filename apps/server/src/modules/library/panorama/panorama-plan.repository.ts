import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';

const PlanRow = z.object({ key: z.string() });

export async function insertPanoramaPlan(db: Database, key: string): Promise<void> {
  await db.execute(sql`INSERT INTO panorama_plan (key) VALUES (${key})`);
}

/** Keeps a floor plan for another day at least; false if it is none. */
export async function keepPanoramaPlan(transaction: Database, key: string): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`UPDATE panorama_plan SET kept_at = now() WHERE key = ${key}`);
  return rowCount === 1;
}

/** Forgets floor plans that neither a draft nor visitors use, a day after they were last used; returns their keys. */
export async function removeUnusedPlans(db: Database): Promise<string[]> {
  const gone = await many(
    db,
    PlanRow,
    sql`DELETE FROM panorama_plan n WHERE n.kept_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT FROM panorama p WHERE p.draft ->> 'planKey' = n.key OR p.live ->> 'planKey' = n.key)
    RETURNING n.key`,
  );
  return gone.map(({ key }) => key);
}
