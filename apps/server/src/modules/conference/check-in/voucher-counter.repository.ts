import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const date = z.coerce.date();
const DietRow = z.object({
  point_id: z.int(),
  kind: z.enum(['meal', 'gift']),
  name: z.string(),
  opens_at: date,
  closes_at: date,
  diet: z.string(),
  issued: z.int(),
  redeemed: z.int(),
  prepared: z.int().nullable(),
});
export type DietRow = z.infer<typeof DietRow>;

/** By sign point and diet; the biggest diets first. */
export async function readDietCounts(db: Database, conferenceId: number): Promise<DietRow[]> {
  const { rows } = await db.execute(sql`
    WITH points AS (
      SELECT * FROM sign_point WHERE conference_id = ${conferenceId} AND portions IS NOT NULL
    ), issued AS (
      SELECT v.sign_point_id, a.diet, sum(v.portions)::int AS issued
      FROM voucher v JOIN points p ON p.id = v.sign_point_id JOIN ticket t ON t.id = v.ticket_id JOIN attendee a ON a.id = t.attendee_id
      WHERE v.revoked_at IS NULL AND t.revoked_at IS NULL AND a.state = 'ticketed' GROUP BY 1, 2
    ), redeemed AS (
      SELECT m.sign_point_id, a.diet, count(*)::int AS redeemed
      FROM admission m JOIN points p ON p.id = m.sign_point_id JOIN ticket t ON t.id = m.ticket_id JOIN attendee a ON a.id = t.attendee_id
      WHERE m.state IN ('valid', 'extra') GROUP BY 1, 2
    ), diets AS (
      SELECT sign_point_id, diet FROM issued UNION SELECT sign_point_id, diet FROM redeemed UNION SELECT k.sign_point_id, k.diet FROM meal_stock k JOIN points p ON p.id = k.sign_point_id
    )
    SELECT p.id AS point_id, p.kind, p.name, p.opens_at, p.closes_at, d.diet, coalesce(i.issued, 0) AS issued, coalesce(r.redeemed, 0) AS redeemed, k.prepared
    FROM points p JOIN diets d ON d.sign_point_id = p.id LEFT JOIN issued i ON i.sign_point_id = p.id AND i.diet = d.diet
    LEFT JOIN redeemed r ON r.sign_point_id = p.id AND r.diet = d.diet LEFT JOIN meal_stock k ON k.sign_point_id = p.id AND k.diet = d.diet
    ORDER BY p.opens_at, p.id, issued DESC, d.diet`);
  return z.array(DietRow).parse(rows);
}

const StepRow = z.object({ point_id: z.int(), at: date, redeemed: z.int() });
export type StepRow = z.infer<typeof StepRow>;

/** Portions handed out, by five minutes. */
export async function readVoucherSteps(db: Database, conferenceId: number): Promise<StepRow[]> {
  const { rows } = await db.execute(sql`
    SELECT m.sign_point_id AS point_id, date_bin('5 minutes', m.admitted_at, timestamptz '2000-01-01') AS at, count(*)::int AS redeemed
    FROM admission m JOIN sign_point p ON p.id = m.sign_point_id
    WHERE p.conference_id = ${conferenceId} AND p.portions IS NOT NULL AND m.state IN ('valid', 'extra') GROUP BY 1, 2 ORDER BY 1, 2`);
  return z.array(StepRow).parse(rows);
}

/** Idempotent. Returns false if the attendee has no such voucher. */
export async function revokeVoucherRow(
  db: Database,
  { pointId, attendeeId, reason }: { pointId: number; attendeeId: number; reason: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE voucher v SET revoked_at = coalesce(v.revoked_at, now()), revoked_reason = CASE WHEN v.revoked_at IS NULL THEN ${reason} ELSE v.revoked_reason END,
      revision = v.revision + (v.revoked_at IS NULL)::int, revised_at = CASE WHEN v.revoked_at IS NULL THEN now() ELSE v.revised_at END
    FROM ticket t WHERE t.id = v.ticket_id AND t.attendee_id = ${attendeeId} AND v.sign_point_id = ${pointId}`);
  return (rowCount ?? 0) > 0;
}
