import type { CheckInConflict } from '@tuyuan/contract/conference/check-in-command.ts';
import { getConflicts } from '@tuyuan/contract/conference/check-in-management.ts';
import type pg from 'pg';
import type { OfficeSession } from './office-session.ts';

/** Every row that a scan leaves. */
export async function everything(client: pg.Client): Promise<unknown[]> {
  const parts = [];
  for (const table of ['scan', 'admission', 'check_in_conflict'])
    parts.push((await client.query(`SELECT * FROM ${table} ORDER BY id`)).rows);
  return parts;
}

/** Returns the undecided conflicts. */
export async function readInbox(office: OfficeSession, conferenceId: number): Promise<CheckInConflict[]> {
  const all: CheckInConflict[] = [];
  for (;;) {
    const page = { conferenceId, skipCount: all.length, maxResultCount: 100 };
    const { items } = await office.ask(getConflicts, page);
    all.push(...items);
    if (items.length < page.maxResultCount) return all;
  }
}

/** Returns the stored outcome of the scans. */
export async function readStored(client: pg.Client) {
  const { rows } = await client.query<Record<'scans' | 'counted' | 'pending' | 'late' | 'strangers', number>>(`
    SELECT (SELECT count(*)::int FROM scan WHERE is_offline) AS scans,
      (SELECT count(*)::int FROM admission WHERE state = 'valid') AS counted, (SELECT count(*)::int FROM admission WHERE state = 'pending') AS pending,
      (SELECT count(*)::int FROM admission a JOIN admission b USING (ticket_id, sign_point_id) WHERE a.state = 'pending' AND b.state = 'valid' AND a.admitted_at < b.admitted_at) AS late,
      (SELECT count(*)::int FROM scan WHERE reason NOT IN ('ok', 'provisional', 'already_redeemed')) AS strangers`);
  const [row] = rows;
  if (!row) throw new Error('Nothing was stored.');
  return row;
}

/** Whether a sealed line reveals a name without the ticket. */
export function isReadable(line: string): boolean {
  const [, box = ''] = line.split(' ');
  return Buffer.from(box, 'base64url').includes('参会者');
}
