import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { firstHomeBlocks, firstNavigation } from './site-defaults.data.ts';

/** Only one process at a time seeds this database; the others wait until its transaction ends. */
export async function lockSeeding(transaction: Database): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('tuyuan.seed', 0))`);
}

/** A tenant that has a user is in use: nothing is seeded into it any more. */
export async function hasUsers(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM app_user LIMIT 1`);
  return rows.length > 0;
}

export async function insertNavigationAndBlocks(db: Database): Promise<void> {
  await db.execute(sql`
    INSERT INTO navigation_item (name, link, position)
    SELECT item ->> 'name', item ->> 'link', position FROM jsonb_array_elements(${JSON.stringify(firstNavigation)}::jsonb) WITH ORDINALITY AS given (item, position)`);
  await db.execute(sql`
    INSERT INTO home_block (type, title, count, position)
    SELECT item ->> 'type', item ->> 'title', (item ->> 'count')::int, position
    FROM jsonb_array_elements(${JSON.stringify(firstHomeBlocks)}::jsonb) WITH ORDINALITY AS given (item, position)`);
}

export async function insertFriendLinks(db: Database, links: readonly { name: string; link: string }[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO friend_link (name, link, position)
    SELECT item ->> 'name', item ->> 'link', position FROM jsonb_array_elements(${JSON.stringify(links)}::jsonb) WITH ORDINALITY AS given (item, position)`);
}

export async function putSettings(db: Database, settings: Readonly<Record<string, string>>): Promise<void> {
  await db.execute(sql`
    INSERT INTO setting (name, value) SELECT key, value FROM jsonb_each_text(${JSON.stringify(settings)}::jsonb)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
}
