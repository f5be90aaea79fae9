import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Issues missing vouchers for a conference's meals and gifts to all entitled tickets of one sign point, or to one
 * ticket. Redemptions and revocations under an attendee's earlier ticket are kept. Idempotent.
 */
export async function issueVouchers(db: Database, of: { pointId: number } | { ticketId: number }): Promise<number> {
  const condition = 'pointId' in of ? sql`p.id = ${of.pointId}` : sql`t.id = ${of.ticketId}`;
  const { rowCount } = await db.execute(sql`
    INSERT INTO voucher (sign_point_id, ticket_id, portions, remaining, revoked_at, revoked_reason)
    SELECT p.id, t.id, p.portions, greatest(0, p.portions - coalesce(earlier.spent, 0)), earlier.revoked_at, coalesce(earlier.revoked_reason, '')
    FROM sign_point p JOIN ticket t ON t.conference_id = p.conference_id JOIN attendee a ON a.id = t.attendee_id
    LEFT JOIN LATERAL (
      SELECT max(v.portions - v.remaining) AS spent, max(v.revoked_at) AS revoked_at, max(v.revoked_reason) AS revoked_reason
      FROM ticket k JOIN voucher v ON v.ticket_id = k.id AND v.sign_point_id = p.id WHERE k.attendee_id = a.id AND k.revoked_at IS NOT NULL
    ) earlier ON true
    WHERE ${condition} AND p.portions IS NOT NULL AND t.revoked_at IS NULL AND a.state = 'ticketed'
      AND (p.user_types = '{}' OR a.user_type = ANY (p.user_types)) AND (p.ticket_type_ids = '{}' OR a.ticket_type_id = ANY (p.ticket_type_ids))
      AND NOT EXISTS (SELECT FROM voucher h WHERE h.sign_point_id = p.id AND h.ticket_id = t.id)
    ON CONFLICT DO NOTHING`);
  return rowCount ?? 0;
}
