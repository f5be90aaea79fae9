import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { databaseErrorOf } from '../../../platform/database/database-fault.ts';
import { runPrepared } from '../../../platform/database/run-prepared.ts';
import {
  findScanByNonce,
  readStoredScans,
  type ScanRow,
  storedColumns,
  storedJoins,
} from './stored-scan.repository.ts';
import { ticketVersion } from './ticket-copy.repository.ts';

/** The person scanning and their device: a staff phone, or the office without one. */
export interface Scanner {
  deviceId: number | null;
  attendeeId: number | null;
  userId: number | null;
  staffName: string;
}

/** Scan attempt as judged from the copies of `ticketVersion` and `pointVersion`. */
export interface Attempt {
  conferenceId: number;
  scanner: Scanner;
  nonce: string;
  pointId: number;
  pointVersion: string;
  ticketId: number;
  ticketVersion: string;
  /** Session whose seat the rule required, and whether the copy had it; null if none was required. */
  seat: { sessionId: number; isHeld: boolean } | null;
  /** Session of the phone whose code was scanned; null for other methods. */
  sessionId: number | null;
  gate: string;
  direction: 'in' | 'out';
  method: string;
  reason: string;
  broken: string | null;
  isLate: boolean;
  /** Refusal that a supervisor overruled; this also readmits an attendee who is already inside. */
  overruled: string | null;
  supervisorId: number | null;
  note: string;
  isProvisional: boolean;
  isVoucher: boolean;
  /** Null: follows from the leavings. */
  cycle: number | null;
  /** Null: now. */
  scannedAt: Date | null;
}

/** `stale`: a copy was no longer true and nothing was done. */
export type Recorded = { state: 'stored' | 'replayed'; scan: ScanRow } | { state: 'stale' };

/**
 * Stores an attempt and, if admitted, the admission, in one statement whose unique keys decide between devices. A
 * repeated nonce changes nothing and returns the first result.
 */
export async function recordScan(db: Database, attempt: Attempt): Promise<Recorded> {
  const rows = await runPrepared(db, statementOf(attempt)).catch((error: unknown) => {
    // A concurrent scan with the same nonce won: without its attempt the admission is rolled back with the statement.
    if (isOrphanedAdmission(error)) return [];
    throw error;
  });
  const scan = readStoredScans(rows)[0];
  if (scan) return { state: scan.is_replay ? 'replayed' : 'stored', scan };
  const before = await findScanByNonce(db, attempt.scanner.deviceId, attempt.nonce);
  return before ? { state: 'replayed', scan: before } : { state: 'stale' };
}

function isOrphanedAdmission(error: unknown): boolean {
  return databaseErrorOf(error)?.constraint === 'admission_scan_id_fkey';
}

function statementOf(attempt: Attempt): SQL {
  const { scanner } = attempt;
  const admits = attempt.direction === 'in' && (attempt.reason === 'ok' || attempt.reason === 'provisional');
  const overrules = attempt.supervisorId !== null;
  return sql`
    WITH replay AS (
      SELECT id FROM scan WHERE device_id IS NOT DISTINCT FROM ${scanner.deviceId}::int AND nonce = ${attempt.nonce}
    ), fresh AS MATERIALIZED (
      SELECT nextval('scan_id_seq') AS scan_id, t.id AS ticket_id
      FROM ticket t JOIN attendee a ON a.id = t.attendee_id, sign_point p
      WHERE t.id = ${attempt.ticketId} AND ${ticketVersion} = ${attempt.ticketVersion}
        AND p.id = ${attempt.pointId} AND p.xmin::text = ${attempt.pointVersion}
        AND (${attempt.seat?.sessionId ?? null}::int IS NULL OR ${attempt.seat?.isHeld ?? false} = EXISTS (
          SELECT FROM session_seat WHERE attendee_id = a.id AND session_id = ${attempt.seat?.sessionId ?? null}::int AND state = 'confirmed'))
        AND (${attempt.sessionId}::int IS NULL OR EXISTS (
          SELECT FROM ticket_session WHERE id = ${attempt.sessionId}::int AND ticket_id = t.id AND expires_at > now()))
        AND (${scanner.deviceId}::int IS NULL OR EXISTS (
          SELECT FROM check_in_device WHERE id = ${scanner.deviceId}::int AND attendee_id = ${scanner.attendeeId}::int AND revoked_at IS NULL))
        AND NOT EXISTS (SELECT FROM replay)
    ), taken AS MATERIALIZED (
      SELECT id, cycle, left_at FROM admission
      WHERE ticket_id = ${attempt.ticketId} AND sign_point_id = ${attempt.pointId} AND state = 'valid'
        AND (${attempt.cycle}::int IS NULL OR cycle = ${attempt.cycle}::int)
      ORDER BY cycle DESC LIMIT 1
    ), ${admits ? admission(attempt, overrules) : departure(attempt)}, logged AS (
      INSERT INTO scan (id, conference_id, sign_point_id, ticket_id, device_id, nonce, gate, staff_attendee_id, staff_user_id, direction, method,
        reason, broken, is_late, overruled, supervisor_id, note, first_admission_id, is_offline, scanned_at)
      SELECT f.scan_id, ${attempt.conferenceId}, ${attempt.pointId}, f.ticket_id, ${scanner.deviceId}, ${attempt.nonce}, ${attempt.gate},
        ${scanner.attendeeId}, ${scanner.userId}, ${attempt.direction}, ${attempt.method},
        o.reason, o.broken, ${attempt.isLate}, o.overruled, CASE WHEN o.overruled IS NOT NULL THEN ${attempt.supervisorId}::int END, ${attempt.note},
        CASE WHEN o.reason = 'already_redeemed' OR o.overruled = 'already_redeemed' THEN (SELECT id FROM taken) END,
        ${attempt.scannedAt !== null}, coalesce(${attempt.scannedAt}::timestamptz, now())
      FROM fresh f, outcome o
      ON CONFLICT (device_id, nonce) DO NOTHING RETURNING *
    )${overrules && admits ? inbox(attempt) : sql``}
    SELECT true AS is_replay, ${storedColumns} FROM scan s JOIN replay r ON r.id = s.id ${storedJoins}
    UNION ALL
    SELECT false, ${storedColumns} FROM logged s ${storedJoins}`;
}

function admission(attempt: Attempt, overrules: boolean): SQL {
  const { scanner } = attempt;
  const columns = sql`(conference_id, sign_point_id, ticket_id, cycle, state, voucher_id, scan_id, device_id, gate, staff_name, method, is_provisional, admitted_at)`;
  const values = (cycle: SQL, state: string, voucher: SQL) => sql`
    ${attempt.conferenceId}, ${attempt.pointId}, f.ticket_id, ${cycle}, ${state}, ${voucher}, f.scan_id, ${scanner.deviceId}, ${attempt.gate},
    ${scanner.staffName}, ${attempt.method}, ${attempt.isProvisional}, coalesce(${attempt.scannedAt}::timestamptz, now())`;
  const first = attempt.isVoucher
    ? sql`spent AS (
        UPDATE voucher v SET remaining = v.remaining - 1, serial = v.serial + 1 FROM fresh f
        WHERE v.sign_point_id = ${attempt.pointId} AND v.ticket_id = f.ticket_id AND v.remaining > 0 AND v.revoked_at IS NULL
        RETURNING v.id, v.serial
      ), held AS (
        SELECT id FROM voucher WHERE sign_point_id = ${attempt.pointId} AND ticket_id = ${attempt.ticketId} AND revoked_at IS NULL
      ), placed AS (
        INSERT INTO admission ${columns} SELECT ${values(sql`n.serial`, 'valid', sql`n.id`)} FROM fresh f, spent n RETURNING id)`
    : sql`held AS (SELECT 1), placed AS (
        INSERT INTO admission ${columns}
        SELECT ${values(sql`coalesce(${attempt.cycle}::int, CASE WHEN k.id IS NULL THEN 0 WHEN k.left_at IS NULL THEN k.cycle ELSE k.cycle + 1 END)`, 'valid', sql`NULL::int`)}
        FROM fresh f LEFT JOIN taken k ON true
        ON CONFLICT (ticket_id, sign_point_id, cycle) WHERE state = 'valid' DO NOTHING RETURNING id)`;
  const beside = overrules
    ? sql`, beside AS (
        INSERT INTO admission ${columns}
        SELECT ${values(sql`coalesce((SELECT cycle FROM taken), 0)`, 'extra', sql`NULL::int`)} FROM fresh f WHERE NOT EXISTS (SELECT FROM placed) RETURNING id)`
    : sql`, beside AS (SELECT NULL::bigint AS id WHERE false)`;
  const refusal = sql`CASE WHEN EXISTS (SELECT FROM held) THEN 'already_redeemed' ELSE 'rules' END`;
  return sql`${first}${beside}, outcome AS MATERIALIZED (
      SELECT CASE WHEN EXISTS (SELECT FROM placed) OR EXISTS (SELECT FROM beside) THEN ${attempt.reason} ELSE ${refusal} END AS reason,
        CASE WHEN EXISTS (SELECT FROM placed) OR EXISTS (SELECT FROM beside) OR EXISTS (SELECT FROM held) THEN ${attempt.broken}::text ELSE 'voucher' END AS broken,
        CASE WHEN EXISTS (SELECT FROM placed) THEN ${attempt.overruled}::text WHEN EXISTS (SELECT FROM beside) THEN ${refusal} END AS overruled)`;
}

/** Records a departure if the attempt was an accepted exit; a refused attempt is only stored. */
function departure(attempt: Attempt): SQL {
  const leaves = attempt.direction === 'out' && attempt.reason === 'ok';
  return sql`gone AS (
      UPDATE admission SET left_at = coalesce(${attempt.scannedAt}::timestamptz, now())
      WHERE ${leaves} AND id = (SELECT id FROM taken) AND left_at IS NULL AND EXISTS (SELECT FROM fresh) RETURNING id
    ), outcome AS MATERIALIZED (
      SELECT CASE WHEN ${leaves} AND NOT EXISTS (SELECT FROM gone) THEN 'rules' ELSE ${attempt.reason} END AS reason,
        CASE WHEN ${leaves} AND NOT EXISTS (SELECT FROM gone) THEN 'leave' ELSE ${attempt.broken}::text END AS broken, NULL::text AS overruled)`;
}

/** Shows overruled refusals to the office. */
function inbox(attempt: Attempt): SQL {
  return sql`, told AS (
      INSERT INTO check_in_conflict (conference_id, sign_point_id, ticket_id, kind, winner_id, admission_id)
      SELECT ${attempt.conferenceId}, ${attempt.pointId}, ${attempt.ticketId}, 'overruled', l.first_admission_id, m.id
      FROM logged l, (SELECT id FROM placed UNION ALL SELECT id FROM beside) m WHERE l.overruled IS NOT NULL)`;
}
