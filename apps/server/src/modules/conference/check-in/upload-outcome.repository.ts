import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { scanReason } from './stored-scan.repository.ts';

const Outcome = z.object({
  nonce: z.string(),
  reason: scanReason,
  is_contested: z.boolean(),
  first_at: z.coerce.date().nullable(),
  first_gate: z.string().nullable(),
  first_device: z.string().nullable(),
  first_staff: z.string().nullable(),
});
export type UploadOutcome = z.infer<typeof Outcome>;

/** Returns the outcomes of a phone's scans with these nonces, as far as they have arrived. */
export async function readUploadOutcomes(
  db: Database,
  deviceId: number,
  nonces: readonly string[],
): Promise<UploadOutcome[]> {
  const { rows } = await db.execute(sql`
    SELECT s.nonce, s.reason, m.admitted_at AS first_at, m.gate AS first_gate, d.label AS first_device, m.staff_name AS first_staff,
      EXISTS (SELECT FROM admission o JOIN check_in_conflict c ON o.id IN (c.admission_id, c.winner_id) WHERE o.scan_id = s.id AND c.kind <> 'overruled') AS is_contested
    FROM scan s LEFT JOIN admission m ON m.id = s.first_admission_id LEFT JOIN check_in_device d ON d.id = m.device_id
    WHERE s.device_id = ${deviceId} AND s.nonce = ANY (${sql.param([...nonces])}::uuid[])`);
  return z.array(Outcome).parse(rows);
}
