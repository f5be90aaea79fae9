import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { scanReason } from './stored-scan.repository.ts';

export const ScanRecordRow = z.object({
  id: z.int(),
  point_name: z.string(),
  gate: z.string(),
  device: z.string(),
  staff: z.string(),
  name: z.string(),
  direction: z.enum(['in', 'out']),
  method: z.enum(['pass', 'qr', 'code', 'hand', 'poster']),
  reason: scanReason,
  overruled: scanReason.nullable(),
  supervisor: z.string(),
  note: z.string(),
  is_offline: z.boolean(),
  is_void: z.boolean(),
  is_admitted: z.boolean(),
  scanned_at: z.coerce.date(),
  received_at: z.coerce.date(),
});
export type ScanRecordRow = z.infer<typeof ScanRecordRow>;

const records = sql`
  SELECT s.id, p.name AS point_name, s.gate, coalesce(d.label, '') AS device, coalesce(f.name, u.nick_name, '') AS staff, coalesce(a.name, '') AS name,
    s.direction, s.method, s.reason, s.overruled, coalesce(v.name, '') AS supervisor, s.note, s.is_offline, s.scanned_at, s.received_at,
    coalesce(m.state = 'void', false) AS is_void, m.state IN ('valid', 'extra') IS TRUE AS is_admitted
  FROM scan s JOIN sign_point p ON p.id = s.sign_point_id LEFT JOIN check_in_device d ON d.id = s.device_id
  LEFT JOIN attendee f ON f.id = s.staff_attendee_id LEFT JOIN app_user u ON u.id = s.staff_user_id LEFT JOIN check_in_supervisor v ON v.id = s.supervisor_id
  LEFT JOIN ticket t ON t.id = s.ticket_id AND t.conference_id = s.conference_id LEFT JOIN attendee a ON a.id = t.attendee_id
  LEFT JOIN admission m ON m.scan_id = s.id`;

async function readRecords(db: Database, rest: SQL): Promise<ScanRecordRow[]> {
  const { rows } = await db.execute(sql`${records} ${rest}`);
  return z.array(ScanRecordRow).parse(rows);
}

/** Newest first. */
export function readLatestScans(db: Database, conferenceId: number, limit: number): Promise<ScanRecordRow[]> {
  return readRecords(db, sql`WHERE s.conference_id = ${conferenceId} ORDER BY s.id DESC LIMIT ${limit}`);
}

/** Returns one phone's scans, newest first. */
export function readDeviceScans(db: Database, deviceId: number, limit: number): Promise<ScanRecordRow[]> {
  return readRecords(db, sql`WHERE s.device_id = ${deviceId} ORDER BY s.received_at DESC, s.id DESC LIMIT ${limit}`);
}

interface ScanFilters {
  conferenceId: number;
  pointId?: number | undefined;
  ticketId?: number | undefined;
  keyword: string;
  onlyRefused: boolean;
}

export interface ScanQuery extends ScanFilters {
  skipCount: number;
  maxResultCount: number;
}

function whereOf(filters: ScanFilters): SQL {
  const word = `%${filters.keyword.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const conditions = [
    sql`s.conference_id = ${filters.conferenceId}`,
    ...(filters.pointId === undefined ? [] : [sql`s.sign_point_id = ${filters.pointId}`]),
    ...(filters.ticketId === undefined ? [] : [sql`s.ticket_id = ${filters.ticketId}`]),
    ...(filters.keyword === '' ? [] : [sql`(a.name ILIKE ${word} OR s.gate ILIKE ${word})`]),
    ...(filters.onlyRefused ? [sql`s.reason <> 'ok'`] : []),
  ];
  return sql`WHERE ${sql.join(conditions, sql` AND `)}`;
}

/** All the filters mean, the newest first, for an export. */
export function allScans(filters: ScanFilters): SQL {
  return sql`${records} ${whereOf(filters)} ORDER BY s.id DESC`;
}

export async function findScans(
  db: Database,
  query: ScanQuery,
): Promise<{ totalCount: number; items: ScanRecordRow[] }> {
  const where = whereOf(query);
  const items = await readRecords(
    db,
    sql`${where} ORDER BY s.id DESC LIMIT ${query.maxResultCount} OFFSET ${query.skipCount}`,
  );
  const { rows } = await db.execute(sql`
    SELECT count(*)::int AS count FROM scan s LEFT JOIN ticket t ON t.id = s.ticket_id LEFT JOIN attendee a ON a.id = t.attendee_id ${where}`);
  return { totalCount: z.object({ count: z.int() }).parse(rows[0]).count, items };
}
