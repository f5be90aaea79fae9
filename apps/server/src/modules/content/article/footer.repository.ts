import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';

const shownTopics = 6;
const shownPages = 12;

/** The first topics of the help that have a published answer. */
export function findHelpTopics(db: Database) {
  return many(
    db,
    z.object({ id: z.int(), name: z.string() }),
    sql`SELECT c.id, c.name FROM article_category c
    WHERE c.kind = 'help' AND EXISTS (SELECT 1 FROM live_article a WHERE a.category_id = c.id) ORDER BY c.position, c.id LIMIT ${shownTopics}`,
  );
}

/** Published single pages, in the order they were made. */
export function findPageLinks(db: Database) {
  return many(
    db,
    z.object({ key: z.string(), title: z.string() }),
    sql`SELECT a.page_key AS key, a.title FROM live_article a WHERE a.page_key IS NOT NULL ORDER BY a.is_pinned DESC, a.id LIMIT ${shownPages}`,
  );
}
