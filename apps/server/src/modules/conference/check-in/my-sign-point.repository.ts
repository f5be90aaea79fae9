import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const MyAdmission = z.object({
  sign_point_id: z.int(),
  admitted_at: z.coerce.date(),
  left_at: z.coerce.date().nullable(),
  gate: z.string(),
  method: z.enum(['pass', 'qr', 'code', 'hand', 'poster']),
  cycle: z.int(),
});
export type MyAdmission = z.infer<typeof MyAdmission>;

/** Returns a ticket's admissions, latest first. */
export async function readOwnAdmissions(db: Database, ticketId: number): Promise<MyAdmission[]> {
  const { rows } = await db.execute(sql`
    SELECT sign_point_id, admitted_at, left_at, gate, method, cycle FROM admission
    WHERE ticket_id = ${ticketId} AND state IN ('valid', 'extra') ORDER BY admitted_at DESC, id DESC`);
  return z.array(MyAdmission).parse(rows);
}
