import { RehearsalReport, rehearsalStates } from '@tuyuan/contract/conference/rehearsal.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const RehearsalRow = z.object({
  id: z.int(),
  conference_id: z.int(),
  clone_id: z.int().nullable(),
  state: z.enum(rehearsalStates),
  step: z.string(),
  percent: z.int(),
  people: z.int(),
  report: RehearsalReport.nullable(),
  started_by: z.string(),
  started_at: z.coerce.date(),
  finished_at: z.coerce.date().nullable(),
});
export type RehearsalRow = z.infer<typeof RehearsalRow>;

async function readRows(db: Database, rest: SQL): Promise<RehearsalRow[]> {
  const { rows } = await db.execute(sql`
    SELECT r.id, r.conference_id, r.clone_id, r.state, r.step, r.percent, r.people, r.report, coalesce(u.nick_name, '') AS started_by, r.started_at, r.finished_at
    FROM conference_rehearsal r LEFT JOIN app_user u ON u.id = r.started_by ${rest}`);
  return z.array(RehearsalRow).parse(rows);
}

const most = 10;

/** Newest first. */
export function readRehearsals(db: Database, conferenceId: number): Promise<RehearsalRow[]> {
  return readRows(db, sql`WHERE r.conference_id = ${conferenceId} ORDER BY r.id DESC LIMIT ${most}`);
}

export async function findRehearsal(db: Database, id: number): Promise<RehearsalRow | undefined> {
  return (await readRows(db, sql`WHERE r.id = ${id}`))[0];
}

const Id = z.object({ id: z.int() });

/** Undefined while another one runs. A rehearsal without progress for ten minutes is marked as failed and its copy deleted. */
export async function insertRehearsal(
  transaction: Database,
  { conferenceId, people, startedBy }: { conferenceId: number; people: number; startedBy: number },
): Promise<number | undefined> {
  await transaction.execute(sql`
    WITH dead AS (
      UPDATE conference_rehearsal SET state = 'failed', step = '中断了', finished_at = now()
      WHERE conference_id = ${conferenceId} AND state IN ('queued', 'running') AND moved_at < now() - interval '10 minutes' RETURNING clone_id
    ) DELETE FROM conference c USING dead d WHERE c.id = d.clone_id AND c.is_rehearsal`);
  const { rows } = await transaction.execute(sql`
    INSERT INTO conference_rehearsal (conference_id, people, step, started_by) VALUES (${conferenceId}, ${people}, '排队中', ${startedBy})
    ON CONFLICT (conference_id) WHERE state IN ('queued', 'running') DO NOTHING RETURNING id`);
  return z.array(Id).parse(rows)[0]?.id;
}

export async function moveRehearsal(db: Database, id: number, step: string, percent: number): Promise<void> {
  await db.execute(sql`
    UPDATE conference_rehearsal SET state = 'running', step = ${step}, percent = ${percent}, moved_at = now()
    WHERE id = ${id} AND state IN ('queued', 'running')`);
}

export async function finishRehearsal(db: Database, id: number, report: RehearsalReport): Promise<void> {
  await db.execute(sql`
    UPDATE conference_rehearsal SET state = 'done', step = '完成', percent = 100, report = ${JSON.stringify(report)}::jsonb, finished_at = now()
    WHERE id = ${id} AND state = 'running'`);
}

export async function failRehearsal(db: Database, id: number): Promise<void> {
  await db.execute(sql`
    UPDATE conference_rehearsal SET state = 'failed', step = '演练中断，请再试一次', finished_at = now()
    WHERE id = ${id} AND state IN ('queued', 'running')`);
}
