import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const Outcome = z.object({ is_known: z.boolean(), is_void: z.boolean(), is_undone: z.boolean() });

/** Undoes an admission by this phone within the last 60 seconds and returns a voucher's portion, in one statement. */
export async function undoAdmission(
  db: Database,
  { scanId, deviceId, reason, by }: { scanId: number; deviceId: number; reason: string; by: string },
): Promise<z.infer<typeof Outcome>> {
  const { rows } = await db.execute(sql`
    WITH own AS (
      SELECT m.id, m.state FROM admission m JOIN scan s ON s.id = m.scan_id WHERE s.id = ${scanId} AND s.device_id = ${deviceId}
    ), undone AS (
      UPDATE admission m SET state = 'void', voided_at = now(), void_reason = ${reason}, voided_by = ${by}
      FROM scan s WHERE s.id = ${scanId} AND s.device_id = ${deviceId} AND m.scan_id = s.id AND m.state IN ('valid', 'extra')
        AND s.received_at > now() - interval '60 seconds'
      RETURNING m.id, m.voucher_id
    ), back AS (
      UPDATE voucher v SET remaining = v.remaining + 1 FROM undone u WHERE v.id = u.voucher_id AND v.remaining < v.portions
    ), settled AS (
      UPDATE check_in_conflict c SET state = 'voided', reason = ${reason}, decided_by = ${by}, decided_at = now()
      FROM undone u WHERE c.admission_id = u.id AND c.state = 'open'
    )
    SELECT EXISTS (SELECT FROM own) AS is_known, EXISTS (SELECT FROM own WHERE state = 'void') AS is_void, EXISTS (SELECT FROM undone) AS is_undone`);
  return Outcome.parse(rows[0]);
}
