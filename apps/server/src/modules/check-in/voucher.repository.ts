import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/**
 * Cards of a conference's meals and gifts for all tickets that may have one and don't yet: of one sign point, or of one ticket.
 * Said twice, it does nothing.
 */
export async function issueVouchers(db: Database, of: { pointId: number } | { ticketId: number }): Promise<number> {
  const condition = 'pointId' in of ? sql`p.id = ${of.pointId}` : sql`t.id = ${of.ticketId}`;
  const { rowCount } = await db.execute(sql`
    INSERT INTO voucher (sign_point_id, ticket_id, portions, remaining)
    SELECT p.id, t.id, p.portions, p.portions
    FROM sign_point p JOIN ticket t ON t.conference_id = p.conference_id JOIN attendee a ON a.id = t.attendee_id
    WHERE ${condition} AND p.portions IS NOT NULL AND t.revoked_at IS NULL AND a.state = 'ticketed'
      AND (p.user_types = '{}' OR a.user_type = ANY (p.user_types)) AND (p.ticket_type_ids = '{}' OR a.ticket_type_id = ANY (p.ticket_type_ids))
    ON CONFLICT DO NOTHING`);
  return rowCount ?? 0;
}
