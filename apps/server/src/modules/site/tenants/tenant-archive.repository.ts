import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { readByCursor } from '../../../platform/database/read-by-cursor.ts';
import { many } from '../../../platform/database/rows.ts';

/** Good for nothing elsewhere: log-ins, codes and links in use, and what is made from other tables again. */
const passing = sql.raw(
  `'(secret|session|throttle|captcha|quota|idempotency|oauth_state|bind_ticket|login_code|qr_log_in|sms_|hub_|lease|_device|_link|search|temp_image|region_look|copy_check|schema_migration)'`,
);
const secret = sql.raw(`'(_hash|token|sealed|secret|password)'`);

const Table = z.object({ name: z.string(), secrets: z.array(z.string()) });

/** Returns the site's tables that an archive holds, with the columns it leaves out. */
export function listArchivedTables(db: Database): Promise<z.infer<typeof Table>[]> {
  return many(
    db,
    Table,
    sql`SELECT t.table_name::text AS name, ARRAY(SELECT c.column_name::text FROM information_schema.columns c
        WHERE c.table_schema = t.table_schema AND c.table_name = t.table_name AND c.column_name ~ ${secret}) AS secrets
      FROM information_schema.tables t WHERE t.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
        AND t.table_name !~ ${passing} ORDER BY t.table_name`,
  );
}

const Line = z.object({ line: z.string() });

/** Yields a table's rows as lines of JSON. */
export async function* readTableLines(
  db: Database,
  { name, secrets }: z.infer<typeof Table>,
): AsyncGenerator<string, void, undefined> {
  const statement = sql`SELECT (to_jsonb(t) - ${sql.param(secrets)}::text[])::text AS line FROM ${sql.identifier(name)} t`;
  for await (const rows of readByCursor(db, statement))
    yield z
      .array(Line)
      .parse(rows)
      .map(({ line }) => `${line}\n`)
      .join('');
}
