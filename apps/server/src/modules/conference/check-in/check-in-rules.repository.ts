import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const RulesRow = z.object({ scans_on_duty_only: z.boolean() });

/** Undefined if the conference does not exist. */
export async function readOnDutyOnly(db: Database, conferenceId: number): Promise<boolean | undefined> {
  const { rows } = await db.execute(sql`SELECT scans_on_duty_only FROM conference WHERE id = ${conferenceId}`);
  return z.array(RulesRow).parse(rows)[0]?.scans_on_duty_only;
}

/** Returns false if the conference does not exist. */
export async function writeOnDutyOnly(
  transaction: Database,
  conferenceId: number,
  onDutyOnly: boolean,
): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`UPDATE conference SET scans_on_duty_only = ${onDutyOnly} WHERE id = ${conferenceId}`,
  );
  // Gives each sign point a new version, so that cached copies used for scanning are read again.
  await transaction.execute(sql`UPDATE sign_point SET position = position WHERE conference_id = ${conferenceId}`);
  return rowCount === 1;
}
