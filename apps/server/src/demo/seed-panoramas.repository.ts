import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { one } from '../platform/database/rows.ts';

export async function hasPanoramas(db: Database): Promise<boolean> {
  const { has } = await one(db, z.object({ has: z.boolean() }), sql`SELECT EXISTS (SELECT 1 FROM panorama) AS has`);
  return has;
}

const Editor = z.object({ userId: z.int(), categoryId: z.int().nullable() });

/** The demo's editor, and the category of that name. */
export function findDemoEditor(db: Database, category: string): Promise<z.infer<typeof Editor>> {
  return one(
    db,
    Editor,
    sql`SELECT (SELECT id FROM app_user ORDER BY user_name = 'editor' DESC, id LIMIT 1) AS user_id,
      (SELECT id FROM category WHERE name = ${category} ORDER BY id LIMIT 1) AS category_id`,
  );
}

export async function setDemoFigures(
  db: Database,
  id: number,
  { daysAgo, views }: { daysAgo: number; views: number },
): Promise<void> {
  await db.execute(sql`
    UPDATE panorama SET views = ${views}, published_at = now() - make_interval(days => ${daysAgo}), live_at = now() - make_interval(days => ${daysAgo})
    WHERE id = ${id}`);
}
