import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const Rival = z.object({
  id: z.int(),
  cycle: z.int(),
  admitted_at: z.coerce.date(),
  left_at: z.coerce.date().nullable(),
});
export type Rival = z.infer<typeof Rival>;

interface Place {
  ticketId: number;
  pointId: number;
}

/** Locks and returns the latest valid admission of the given cycle, or of any cycle if null, until the transaction ends. */
export async function lockRival(
  transaction: Database,
  { ticketId, pointId, cycle }: Place & { cycle: number | null },
): Promise<Rival | undefined> {
  const { rows } = await transaction.execute(sql`
    SELECT id, cycle, admitted_at, left_at FROM admission
    WHERE ticket_id = ${ticketId} AND sign_point_id = ${pointId} AND state = 'valid' AND (${cycle}::int IS NULL OR cycle = ${cycle}::int)
    ORDER BY admitted_at DESC, id DESC LIMIT 1 FOR UPDATE`);
  return z.array(Rival).parse(rows)[0];
}

const VoucherTurn = z.object({ id: z.int(), serial: z.int() });

/** Takes a portion; undefined if none is left. */
export async function spendPortion(transaction: Database, place: Place) {
  return turnOf(transaction, sql`remaining = remaining - 1, serial = serial + 1`, place, sql`AND remaining > 0`);
}

/** Starts a new cycle for a portion that moves to another admission; takes no portion. */
export async function nextTurn(transaction: Database, place: Place) {
  return turnOf(transaction, sql`serial = serial + 1`, place, sql``);
}

async function turnOf(transaction: Database, change: SQL, { ticketId, pointId }: Place, condition: SQL) {
  const { rows } = await transaction.execute(sql`
    UPDATE voucher SET ${change} WHERE ticket_id = ${ticketId} AND sign_point_id = ${pointId} AND revoked_at IS NULL ${condition} RETURNING id, serial`);
  return z.array(VoucherTurn).parse(rows)[0];
}

export interface NewScan extends Place {
  conferenceId: number;
  deviceId: number;
  attendeeId: number;
  nonce: string;
  gate: string;
  direction: 'in' | 'out';
  method: string;
  reason: string;
  broken: string | null;
  isLate: boolean;
  overruled: string | null;
  supervisorId: number | null;
  note: string;
  firstAdmissionId: number | null;
  scannedAt: Date;
}

const Id = z.object({ id: z.int() });

export async function insertOfflineScan(transaction: Database, scan: NewScan): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO scan (conference_id, sign_point_id, ticket_id, device_id, nonce, gate, staff_attendee_id, direction, method, reason, broken, is_late,
      overruled, supervisor_id, note, first_admission_id, is_offline, scanned_at)
    VALUES (${scan.conferenceId}, ${scan.pointId}, ${scan.ticketId}, ${scan.deviceId}, ${scan.nonce}, ${scan.gate}, ${scan.attendeeId}, ${scan.direction},
      ${scan.method}, ${scan.reason}, ${scan.broken}, ${scan.isLate}, ${scan.overruled},
      (SELECT id FROM check_in_supervisor WHERE id = ${scan.supervisorId}::int AND conference_id = ${scan.conferenceId}), ${scan.note}, ${scan.firstAdmissionId},
      true, ${scan.scannedAt})
    RETURNING id`);
  return Id.parse(rows[0]).id;
}

export interface NewAdmission extends Place {
  conferenceId: number;
  deviceId: number;
  gate: string;
  staffName: string;
  method: string;
  cycle: number;
  state: 'valid' | 'extra' | 'pending';
  voucherId: number | null;
  scanId: number;
  isProvisional: boolean;
  admittedAt: Date;
}

/** Whether that supervisor could override refusals at the conference at that time (the phone's clock, in milliseconds). */
export async function isSupervisor(
  db: Database,
  conferenceId: number,
  { id, at }: { id: number; at: number },
): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`SELECT 1 FROM check_in_supervisor WHERE id = ${id} AND conference_id = ${conferenceId}
      AND (revoked_at IS NULL OR revoked_at > ${new Date(at).toISOString()}::timestamptz)`,
  );
  return rowCount === 1;
}

/** Undefined if another admission has the cycle. */
export async function insertAdmission(transaction: Database, admission: NewAdmission): Promise<number | undefined> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO admission (conference_id, sign_point_id, ticket_id, cycle, state, voucher_id, scan_id, device_id, gate, staff_name, method, is_provisional, admitted_at)
    VALUES (${admission.conferenceId}, ${admission.pointId}, ${admission.ticketId}, ${admission.cycle}, ${admission.state}, ${admission.voucherId}, ${admission.scanId},
      ${admission.deviceId}, ${admission.gate}, ${admission.staffName}, ${admission.method}, ${admission.isProvisional}, ${admission.admittedAt})
    ON CONFLICT (ticket_id, sign_point_id, cycle) WHERE state = 'valid' DO NOTHING RETURNING id`);
  return z.array(Id).parse(rows)[0]?.id;
}

/** Sets an admission to pending, so that it gives up its cycle and portion to an earlier one. */
export async function makePending(transaction: Database, admissionId: number): Promise<void> {
  await transaction.execute(sql`UPDATE admission SET state = 'pending', voucher_id = NULL WHERE id = ${admissionId}`);
}

/** Returns false if the ticket was not inside at that time. */
export async function leaveAt(transaction: Database, place: Place, at: Date): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE admission SET left_at = ${at}
    WHERE id = (SELECT id FROM admission WHERE ticket_id = ${place.ticketId} AND sign_point_id = ${place.pointId} AND state = 'valid' AND admitted_at <= ${at}
      ORDER BY admitted_at DESC, id DESC LIMIT 1) AND left_at IS NULL`);
  return rowCount === 1;
}

export interface NewConflict extends Place {
  conferenceId: number;
  kind: 'double' | 'invalid' | 'overruled';
  winnerId: number | null;
  admissionId: number;
}

export async function insertConflict(transaction: Database, conflict: NewConflict): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO check_in_conflict (conference_id, sign_point_id, ticket_id, kind, winner_id, admission_id)
    VALUES (${conflict.conferenceId}, ${conflict.pointId}, ${conflict.ticketId}, ${conflict.kind}, ${conflict.winnerId}, ${conflict.admissionId}) RETURNING id`);
  return Id.parse(rows[0]).id;
}
