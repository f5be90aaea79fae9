import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';

const IdRow = z.object({ id: z.int() });
const idOf = (rows: unknown[]) => IdRow.parse(rows[0]).id;
const ConferenceRow = z.object({ id: z.int(), start_time: z.coerce.date() });

/** Returns the running conference if it has no sign points. */
export async function findConferenceWithoutDoors(db: Database): Promise<z.infer<typeof ConferenceRow> | null> {
  const { rows } = await db.execute(sql`
    SELECT id, start_time FROM conference c WHERE NOT is_rehearsal AND start_time < now() AND end_time > now()
      AND NOT EXISTS (SELECT FROM sign_point p WHERE p.conference_id = c.id) ORDER BY id LIMIT 1`);
  return rows[0] === undefined ? null : ConferenceRow.parse(rows[0]);
}

interface NewPoint {
  name: string;
  kind: string;
  place: string;
  hall: string;
  capacity: number | null;
  gates: readonly string[];
  opensAt: Date;
  closesAt: Date;
  lateAfter: Date | null;
  hasLeave: boolean;
  lanes: number;
  portions: number | null;
  position: number;
}

/** With cards for all, where it is a meal or a gift. */
export async function insertDemoPoint(db: Database, conferenceId: number, point: NewPoint): Promise<number> {
  const { rows } = await db.execute(sql`
    INSERT INTO sign_point (conference_id, name, kind, place, hall, capacity, gates, opens_at, closes_at, late_after, has_leave, lanes, portions, position)
    VALUES (${conferenceId}, ${point.name}, ${point.kind}, ${point.place}, ${point.hall}, ${point.capacity}, ${sql.param([...point.gates])}::text[], ${point.opensAt.toISOString()}::timestamptz,
      ${point.closesAt.toISOString()}::timestamptz, ${point.lateAfter?.toISOString() ?? null}::timestamptz, ${point.hasLeave}, ${point.lanes}, ${point.portions}::smallint, ${point.position}) RETURNING id`);
  const id = idOf(rows);
  await db.execute(sql`
    INSERT INTO voucher (sign_point_id, ticket_id, portions, remaining)
    SELECT p.id, t.id, p.portions, p.portions FROM sign_point p JOIN ticket t ON t.conference_id = p.conference_id WHERE p.id = ${id} AND p.portions IS NOT NULL`);
  return id;
}

export async function insertDemoStock(db: Database, pointId: number, diet: string, prepared: number): Promise<void> {
  await db.execute(
    sql`INSERT INTO meal_stock (sign_point_id, diet, prepared) VALUES (${pointId}, ${diet}, ${prepared})`,
  );
}

const PersonRow = z.object({ attendee_id: z.int(), ticket_id: z.int(), name: z.string(), user_type: z.int() });
export type DemoPerson = z.infer<typeof PersonRow>;

/** In an order that looks like chance and is always the same. */
export async function readDemoPeople(db: Database, conferenceId: number): Promise<DemoPerson[]> {
  const { rows } = await db.execute(sql`
    SELECT a.id AS attendee_id, t.id AS ticket_id, a.name, a.user_type FROM attendee a JOIN ticket t ON t.attendee_id = a.id AND t.revoked_at IS NULL
    WHERE a.conference_id = ${conferenceId} AND a.state = 'ticketed' ORDER BY md5(a.name || a.id), a.id`);
  return z.array(PersonRow).parse(rows);
}

interface NewDevice {
  label: string;
  number: number;
  attendeeId: number;
  pointId: number;
  gate: string;
  state: string;
  queueDepth: number;
  latencyMs: number | null;
  lane: number | null;
}

export async function insertDemoDevice(db: Database, conferenceId: number, device: NewDevice): Promise<number> {
  const { rows } = await db.execute(sql`
    INSERT INTO check_in_device (conference_id, key, number, label, attendee_id, sign_point_id, gate, state, queue_depth, latency_ms)
    VALUES (${conferenceId}, gen_random_uuid(), ${device.number}, ${device.label}, ${device.attendeeId}, ${device.pointId}, ${device.gate}, ${device.state}, ${device.queueDepth}, ${device.latencyMs}::int)
    RETURNING id`);
  const id = idOf(rows);
  if (device.lane !== null)
    await db.execute(
      sql`INSERT INTO lane_lease (sign_point_id, lane, device_id) VALUES (${device.pointId}, ${device.lane}, ${id})`,
    );
  return id;
}

/** Its PIN is unknown; the office issues a new one. */
export async function insertDemoSupervisor(
  db: Database,
  conferenceId: number,
  supervisor: { name: string; pinHash: Buffer },
): Promise<number> {
  const { rows } = await db.execute(
    sql`INSERT INTO check_in_supervisor (conference_id, name, pin_hash) VALUES (${conferenceId}, ${supervisor.name}, ${supervisor.pinHash}) RETURNING id`,
  );
  return idOf(rows);
}

export interface NewScan {
  conferenceId: number;
  pointId: number;
  person: DemoPerson;
  device: { id: number; attendeeId: number; staff: string } | null;
  gate: string;
  at: Date;
  reason: string;
  /** Null for a refused scan. */
  admission: 'valid' | 'extra' | 'pending' | null;
  isVoucher: boolean;
  isOffline?: boolean;
  overruled?: string;
  supervisorId?: number;
  note?: string;
}

/** Inserts one scan with its outcome; returns the admission id. */
export async function insertDemoScan(db: Database, scan: NewScan): Promise<number | null> {
  const { person, device, at } = scan;
  const { rows } = await db.execute(sql`
    WITH tried AS (
      INSERT INTO scan (conference_id, sign_point_id, ticket_id, device_id, nonce, gate, staff_attendee_id, method, reason, overruled, supervisor_id, note, is_offline, scanned_at, received_at)
      VALUES (${scan.conferenceId}, ${scan.pointId}, ${person.ticket_id}, ${device?.id ?? null}::int, gen_random_uuid(), ${scan.gate}, ${device?.attendeeId ?? null}::int, 'pass', ${scan.reason},
        ${scan.overruled ?? null}, ${scan.supervisorId ?? null}::int, ${scan.note ?? ''}, ${scan.isOffline ?? false}, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz) RETURNING id
    ), card AS (
      UPDATE voucher SET remaining = remaining - 1, serial = serial + 1
      WHERE ${scan.isVoucher && scan.admission === 'valid'} AND sign_point_id = ${scan.pointId} AND ticket_id = ${person.ticket_id} AND remaining > 0 RETURNING id, serial
    )
    INSERT INTO admission (conference_id, sign_point_id, ticket_id, cycle, state, voucher_id, scan_id, device_id, gate, staff_name, method, admitted_at)
    SELECT ${scan.conferenceId}, ${scan.pointId}, ${person.ticket_id}, coalesce((SELECT serial FROM card), 0), ${scan.admission}::text, (SELECT id FROM card), id, ${device?.id ?? null}::int, ${scan.gate},
      ${device?.staff ?? ''}, 'pass', ${at.toISOString()}::timestamptz FROM tried WHERE ${scan.admission !== null} RETURNING id`);
  return rows[0] === undefined ? null : idOf(rows);
}

interface NewConflict {
  conferenceId: number;
  pointId: number;
  ticketId: number;
  kind: 'double' | 'overruled';
  winnerId: number | null;
  admissionId: number;
  decision?: { state: 'accepted' | 'voided'; reason: string; by: string };
}

export async function insertDemoConflict(db: Database, made: NewConflict): Promise<void> {
  const { decision } = made;
  await db.execute(sql`
    INSERT INTO check_in_conflict (conference_id, sign_point_id, ticket_id, kind, winner_id, admission_id, state, reason, decided_by, decided_at)
    VALUES (${made.conferenceId}, ${made.pointId}, ${made.ticketId}, ${made.kind}, ${made.winnerId}::bigint, ${made.admissionId}, ${decision?.state ?? 'open'}, ${decision?.reason ?? ''},
      ${decision?.by ?? ''}, ${decision ? new Date().toISOString() : null}::timestamptz)`);
}
