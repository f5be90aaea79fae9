import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { scanReason } from './stored-scan.repository.ts';

const date = z.coerce.date();
const ConflictRow = z.object({
  id: z.int(),
  conference_id: z.int(),
  kind: z.enum(['double', 'invalid', 'overruled']),
  state: z.enum(['open', 'accepted', 'voided']),
  point_name: z.string(),
  ticket_id: z.int(),
  name: z.string(),
  ticket_type_name: z.string(),
  refusal: scanReason.nullable(),
  supervisor: z.string(),
  note: z.string(),
  winner_at: date.nullable(),
  winner_gate: z.string().nullable(),
  winner_device: z.string().nullable(),
  winner_staff: z.string().nullable(),
  winner_is_offline: z.boolean().nullable(),
  at: date,
  gate: z.string(),
  device: z.string(),
  staff: z.string(),
  is_offline: z.boolean(),
  reason: z.string(),
  decided_by: z.string(),
  decided_at: date.nullable(),
  created_at: date,
});
export type ConflictRow = z.infer<typeof ConflictRow>;

const conflicts = sql`
  SELECT c.id, c.conference_id, c.kind, c.state, p.name AS point_name, c.ticket_id, a.name, y.name AS ticket_type_name,
    coalesce(s.overruled, nullif(s.reason, 'ok')) AS refusal, coalesce(v.name, '') AS supervisor, s.note,
    w.admitted_at AS winner_at, w.gate AS winner_gate, wd.label AS winner_device, w.staff_name AS winner_staff, ws.is_offline AS winner_is_offline,
    m.admitted_at AS at, m.gate, coalesce(d.label, '') AS device, m.staff_name AS staff, s.is_offline,
    c.reason, c.decided_by, c.decided_at, c.created_at
  FROM check_in_conflict c JOIN sign_point p ON p.id = c.sign_point_id JOIN ticket t ON t.id = c.ticket_id JOIN attendee a ON a.id = t.attendee_id
  JOIN ticket_type y ON y.id = a.ticket_type_id JOIN admission m ON m.id = c.admission_id JOIN scan s ON s.id = m.scan_id
  LEFT JOIN check_in_device d ON d.id = m.device_id LEFT JOIN check_in_supervisor v ON v.id = s.supervisor_id
  LEFT JOIN admission w ON w.id = c.winner_id LEFT JOIN check_in_device wd ON wd.id = w.device_id LEFT JOIN scan ws ON ws.id = w.scan_id`;

async function readRows(db: Database, rest: SQL): Promise<ConflictRow[]> {
  const { rows } = await db.execute(sql`${conflicts} ${rest}`);
  return z.array(ConflictRow).parse(rows);
}

/** Open ones as they came, decided ones the last first. */
export async function findConflicts(
  db: Database,
  query: { conferenceId: number; isOpen: boolean; skipCount: number; maxResultCount: number },
): Promise<{ totalCount: number; items: ConflictRow[] }> {
  const where = sql`c.conference_id = ${query.conferenceId} AND (c.state = 'open') = ${query.isOpen}`;
  const order = query.isOpen ? sql`c.id` : sql`c.decided_at DESC, c.id DESC`;
  const items = await readRows(
    db,
    sql`WHERE ${where} ORDER BY ${order} LIMIT ${query.maxResultCount} OFFSET ${query.skipCount}`,
  );
  const { rows } = await db.execute(sql`SELECT count(*)::int AS count FROM check_in_conflict c WHERE ${where}`);
  return { totalCount: z.object({ count: z.int() }).parse(rows[0]).count, items };
}

export async function findConflict(db: Database, id: number): Promise<ConflictRow | undefined> {
  return (await readRows(db, sql`WHERE c.id = ${id}`))[0];
}

export interface Verdict {
  id: number;
  isAccepted: boolean;
  reason: string;
  by: string;
  /** Null for the back office, which may decide for every conference. */
  conferenceId: number | null;
}

/**
 * Decides an open conflict and its admission: an accepted one counts in addition to the first, a voided one never
 * counted and returns its portion. One statement, so the first decision wins. Returns false if no conflict was open.
 */
export async function settleConflict(transaction: Database, verdict: Verdict): Promise<boolean> {
  const state = verdict.isAccepted ? 'accepted' : 'voided';
  const { rows } = await transaction.execute(sql`
    WITH settled AS (
      UPDATE check_in_conflict SET state = ${state}, reason = ${verdict.reason}, decided_by = ${verdict.by}, decided_at = now()
      WHERE id = ${verdict.id} AND state = 'open' AND (${verdict.conferenceId}::int IS NULL OR conference_id = ${verdict.conferenceId}::int)
      RETURNING admission_id
    ), counted AS (
      UPDATE admission m SET state = 'extra' FROM settled s WHERE m.id = s.admission_id AND m.state = 'pending' AND ${verdict.isAccepted}
    ), voided AS (
      UPDATE admission m SET state = 'void', voided_at = now(), void_reason = ${verdict.reason}, voided_by = ${verdict.by}
      FROM settled s WHERE m.id = s.admission_id AND m.state <> 'void' AND NOT ${verdict.isAccepted}::boolean RETURNING m.voucher_id
    ), back AS (
      UPDATE voucher v SET remaining = v.remaining + 1 FROM voided d WHERE v.id = d.voucher_id AND v.remaining < v.portions
    )
    SELECT EXISTS (SELECT FROM settled) AS done`);
  return z.object({ done: z.boolean() }).parse(rows[0]).done;
}
