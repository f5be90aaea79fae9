import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const RevokedRow = z.object({
  point_id: z.int(),
  point: z.string(),
  attendee_id: z.int(),
  name: z.string(),
  company: z.string(),
  reason: z.string(),
  revoked_at: z.coerce.date(),
  total: z.int(),
});
export type RevokedRow = z.infer<typeof RevokedRow>;

interface Page {
  conferenceId: number;
  skipCount: number;
  maxResultCount: number;
}

/** Returns the most recently revoked first; one row per attendee, however many tickets they had. */
export async function findRevokedVouchers(
  db: Database,
  { conferenceId, skipCount, maxResultCount }: Page,
): Promise<RevokedRow[]> {
  const { rows } = await db.execute(sql`
    WITH revoked AS (
      SELECT DISTINCT ON (p.id, a.id) p.id AS point_id, p.name AS point, a.id AS attendee_id, a.name, a.company,
        v.revoked_reason AS reason, v.revoked_at
      FROM voucher v JOIN sign_point p ON p.id = v.sign_point_id JOIN ticket t ON t.id = v.ticket_id JOIN attendee a ON a.id = t.attendee_id
      WHERE p.conference_id = ${conferenceId} AND v.revoked_at IS NOT NULL AND a.state = 'ticketed'
      ORDER BY p.id, a.id, t.id DESC)
    SELECT *, count(*) OVER ()::int AS total FROM revoked
    ORDER BY revoked_at DESC, attendee_id, point_id LIMIT ${Math.max(1, maxResultCount)} OFFSET ${skipCount}`);
  return z.array(RevokedRow).parse(rows);
}

/** Includes earlier tickets, because a new ticket inherits from them. Idempotent. Returns false if the attendee has no such voucher. */
export async function restoreVoucherRow(
  db: Database,
  { pointId, attendeeId }: { pointId: number; attendeeId: number },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE voucher v SET revoked_at = NULL, revoked_reason = '',
      revision = v.revision + (v.revoked_at IS NOT NULL)::int, revised_at = CASE WHEN v.revoked_at IS NULL THEN v.revised_at ELSE now() END
    FROM ticket t WHERE t.id = v.ticket_id AND t.attendee_id = ${attendeeId} AND v.sign_point_id = ${pointId}`);
  return (rowCount ?? 0) > 0;
}
