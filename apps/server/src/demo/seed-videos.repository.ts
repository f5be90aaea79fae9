import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { many } from '../platform/database/rows.ts';
import { textList } from '../platform/database/sql-parts.ts';
import { findIds, oneId } from '../platform/database/values.ts';
import type { DemoVideo } from './demo-videos.data.ts';

export async function hasVideo(db: Database, title: string): Promise<boolean> {
  return (await findIds(db, sql`SELECT id FROM video WHERE title = ${title}`)).length > 0;
}

/** Inserts a video that has come, to be made. */
export async function insertDemoVideo(
  transaction: Database,
  video: DemoVideo,
  { key, bytes, sha256, version }: { key: string; bytes: number; sha256: Buffer; version: string },
): Promise<number> {
  const id = await oneId(
    transaction,
    sql`INSERT INTO video (key, title, description, labels, category_id, author_id, unit_id, free_tiers, state, file_name, bytes, received, views)
    VALUES (${key}, ${video.title}, ${video.description}, ${textList(video.labels)},
      (SELECT id FROM category WHERE parent_id IS NULL AND name = ${video.category}),
      (SELECT p.user_id FROM photographer p JOIN app_user u ON u.id = p.user_id WHERE u.user_name = ${video.author}),
      (SELECT o.id FROM organization_unit o JOIN organization_unit_member m ON m.unit_id = o.id JOIN app_user u ON u.id = m.user_id
        WHERE u.user_name = ${video.author} AND o.is_public ORDER BY o.id LIMIT 1),
      ${textList(video.isFree ? ['editorial'] : [])}, 'processing', ${video.file}, ${bytes}, ${bytes}, ${video.views}) RETURNING id`,
  );
  await transaction.execute(sql`
    INSERT INTO video_chapter (video_id, starts_at_ms, title)
    SELECT ${id}, (c->>'startsAtMs')::int, c->>'title' FROM jsonb_array_elements(${JSON.stringify(video.chapters)}::jsonb) AS c`);
  await transaction.execute(sql`
    INSERT INTO video_offer (video_id, price_editorial, price_commercial, price_extended, sha256)
    VALUES (${id}, ${video.prices.editorial}::int, ${video.prices.commercial}::int, ${video.prices.extended}::int, ${sha256})`);
  await transaction.execute(sql`
    INSERT INTO video_caption (video_id, language, text, version, cues)
    VALUES (${id}, 'zh', ${video.captions}, ${version}, ${video.captions.split('-->').length - 1})`);
  return id;
}

const State = z.object({ id: z.int(), state: z.string() });

/** Returns the states of videos that came with the demo. */
export function findDemoVideos(db: Database, titles: readonly string[]) {
  return many(db, State, sql`SELECT id, state FROM video WHERE title = ANY(${textList(titles)})`);
}
