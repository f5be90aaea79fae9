import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { putSettings } from '../modules/site/index.ts';
import type { Database } from '../platform/database/database.ts';

const settingName = 'demoSeeding';

const DemoState = z.object({
  /** Moment from which all the demo's times are counted back. */
  since: z.iso.datetime(),
  isComplete: z.boolean(),
});
export type DemoState = z.infer<typeof DemoState>;

/** Null if the demo was never started. */
export async function readDemoState(db: Database): Promise<DemoState | null> {
  const { rows } = await db.execute(sql`SELECT value FROM setting WHERE name = ${settingName}`);
  return rows[0] === undefined
    ? null
    : DemoState.parse(JSON.parse(z.object({ value: z.string() }).parse(rows[0]).value));
}

export async function writeDemoState(db: Database, state: DemoState): Promise<void> {
  await putSettings(db, { [settingName]: JSON.stringify(state) });
}
