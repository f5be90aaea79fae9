import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { manyPrepared } from '../../../platform/database/run-prepared.ts';

export async function readSettings(db: Database): Promise<Map<string, string>> {
  const rows = await manyPrepared(
    db,
    z.object({ name: z.string(), value: z.string() }),
    sql`SELECT name, value FROM setting`,
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}

export async function putSettings(db: Database, settings: Readonly<Record<string, string>>): Promise<void> {
  await db.execute(sql`
    INSERT INTO setting (name, value) SELECT key, value FROM jsonb_each_text(${JSON.stringify(settings)}::jsonb)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
}

const Revisions = z.object({ settings: z.number(), theme: z.number(), home: z.number() });

/** Numbers of the last change of settings, theme and published home page. */
export async function readSiteRevisions(db: Database): Promise<z.infer<typeof Revisions>> {
  const { rows } = await db.execute(sql`
    SELECT max(number) FILTER (WHERE subject = 'settings') AS settings, max(number) FILTER (WHERE subject = 'theme') AS theme,
      max(number) FILTER (WHERE subject = 'home') AS home FROM revision`);
  return Revisions.parse(rows[0]);
}
