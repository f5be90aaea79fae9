import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const date = z.coerce.date();
const MyVoucherRow = z.object({
  id: z.int(),
  sign_point_id: z.int(),
  kind: z.enum(['meal', 'gift']),
  name: z.string(),
  place: z.string(),
  cover_key: z.string().nullable(),
  opens_at: date,
  closes_at: date,
  is_active: z.boolean(),
  portions: z.int(),
  remaining: z.int(),
  diet: z.string(),
  revoked_at: date.nullable(),
  revoked_reason: z.string(),
  redeemed_at: date.nullable(),
  received_at: date.nullable(),
  counter: z.string().nullable(),
  staff: z.string().nullable(),
});
export type MyVoucherRow = z.infer<typeof MyVoucherRow>;

/** Returns a ticket's vouchers in order of time, each with its last redemption. */
export async function readOwnVouchers(db: Database, ticketId: number): Promise<MyVoucherRow[]> {
  const { rows } = await db.execute(sql`
    SELECT v.id, v.sign_point_id, p.kind, p.name, p.place, p.cover_key, p.opens_at, p.closes_at, p.is_active,
      v.portions, v.remaining, a.diet, v.revoked_at, v.revoked_reason, l.admitted_at AS redeemed_at, l.received_at, l.gate AS counter, l.staff_name AS staff
    FROM voucher v JOIN sign_point p ON p.id = v.sign_point_id JOIN ticket t ON t.id = v.ticket_id JOIN attendee a ON a.id = t.attendee_id
    LEFT JOIN LATERAL (
      SELECT m.admitted_at, s.received_at, m.gate, m.staff_name FROM admission m JOIN scan s ON s.id = m.scan_id
      WHERE m.ticket_id = v.ticket_id AND m.sign_point_id = v.sign_point_id AND m.state IN ('valid', 'extra') ORDER BY m.admitted_at DESC, m.id DESC LIMIT 1) l ON true
    WHERE v.ticket_id = ${ticketId} ORDER BY p.opens_at, p.id`);
  return z.array(MyVoucherRow).parse(rows);
}

const PaceRow = z.object({ sign_point_id: z.int(), counter: z.string(), served: z.int() });
export type PaceRow = z.infer<typeof PaceRow>;

/** People served in the last five minutes, by counter. */
export async function readCounterPace(db: Database, pointIds: readonly number[]): Promise<PaceRow[]> {
  const { rows } = await db.execute(sql`
    SELECT sign_point_id, gate AS counter, count(*)::int AS served FROM admission
    WHERE sign_point_id = ANY (${sql.param([...pointIds])}::int[]) AND state IN ('valid', 'extra') AND gate <> '' AND admitted_at > now() - interval '5 minutes'
    GROUP BY 1, 2 ORDER BY served DESC, counter`);
  return z.array(PaceRow).parse(rows);
}
