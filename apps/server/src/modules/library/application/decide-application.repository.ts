import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';

const Applicant = z.object({ userId: z.int() });

/** Locks the applicant's account, so that it isn't deleted meanwhile. Null where there is no such application. */
export function lockApplicant(transaction: Database, applicationId: number): Promise<z.infer<typeof Applicant> | null> {
  return findOne(
    transaction,
    Applicant,
    sql`SELECT u.id AS user_id FROM app_user u JOIN photographer_application a ON a.user_id = u.id
      WHERE a.id = ${applicationId} AND a.attempts > 0 AND u.deleted_at IS NULL FOR SHARE OF u`,
  );
}

/** Gives a new photographer's page what the application said; what is there already stays. */
export async function fillPhotographer(transaction: Database, applicationId: number): Promise<void> {
  await transaction.execute(sql`
    UPDATE photographer p SET unit_name = CASE WHEN p.unit_name = '' THEN a.unit_name ELSE p.unit_name END, region_id = coalesce(p.region_id, a.region_id)
    FROM photographer_application a WHERE a.id = ${applicationId} AND p.user_id = a.user_id`);
}
