import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const TypeRow = z.object({ id: z.int(), name: z.string(), userType: z.int(), left: z.int().nullable() });

/** With the places that are left, as the office ordered them. */
export async function findOfficeTypes(db: Database, conferenceId: number): Promise<z.infer<typeof TypeRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT id, name, user_type AS "userType", CASE WHEN capacity IS NOT NULL THEN greatest(capacity - taken, 0) END AS left FROM ticket_type
    WHERE conference_id = ${conferenceId} ORDER BY position, id`);
  return z.array(TypeRow).parse(rows);
}
