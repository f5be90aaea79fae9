import type { ReportedKind, ReportOutcome, WorkFault } from '@tuyuan/contract/community/comment-words.ts';
import { type getReportedWorks, ReportedWork } from '@tuyuan/contract/community/work-report.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { many, one } from '../../../platform/database/rows.ts';
import { countRows } from '../../../platform/database/values.ts';
import { coverJson } from '../../site/index.ts';

interface NewReport {
  kind: ReportedKind;
  subjectId: number;
  userId: number;
  reason: WorkFault;
  note: string;
}

export async function keepWorkReport(db: Database, report: NewReport): Promise<void> {
  const { kind, subjectId, userId, reason, note } = report;
  await db.execute(sql`INSERT INTO work_report (subject_kind, subject_id, user_id, reason, note)
    VALUES (${kind}, ${subjectId}, ${userId}, ${reason}, ${note})
    ON CONFLICT (subject_kind, subject_id, user_id) WHERE outcome IS NULL DO UPDATE SET reason = excluded.reason, note = excluded.note`);
}

interface Decision {
  kind: ReportedKind;
  subjectId: number;
  outcome: ReportOutcome;
  decidedBy: number;
}

const Reporter = z.object({ userId: z.int() });

/** Ends the reports of a work that wait; returns who made them. */
export async function closeWorkReports(transaction: Database, decision: Decision): Promise<number[]> {
  const { kind, subjectId, outcome, decidedBy } = decision;
  const closed = await many(
    transaction,
    Reporter,
    sql`UPDATE work_report SET outcome = ${outcome}, decided_at = now(), decided_by = ${decidedBy}
    WHERE subject_kind = ${kind} AND subject_id = ${subjectId} AND outcome IS NULL RETURNING user_id`,
  );
  return closed.map(({ userId }) => userId);
}

export async function isReported(db: Database, kind: ReportedKind, subjectId: number): Promise<boolean> {
  const waiting = sql`SELECT 1 FROM work_report WHERE subject_kind = ${kind} AND subject_id = ${subjectId} AND outcome IS NULL`;
  return (await countRows(db, waiting)) > 0;
}

/** By the kind of `g`: one value of the work it is about. */
const ofWork = (image: SQL, album: SQL, work: SQL) => sql`CASE g.subject_kind
  WHEN 'image' THEN (SELECT ${image} FROM image i WHERE i.id = g.subject_id)
  WHEN 'album' THEN (SELECT ${album} FROM album a WHERE a.id = g.subject_id)
  ELSE (SELECT ${work} FROM entry w WHERE w.id = g.subject_id) END`;
const titleColumn = sql`coalesce(${ofWork(sql`i.title`, sql`a.title`, sql`w.title`)}, '')`;

export async function titleOfWork(db: Database, kind: ReportedKind, id: number): Promise<string> {
  const Row = z.object({ title: z.string() });
  const row = await one(
    db,
    Row,
    sql`SELECT ${titleColumn} AS title FROM (VALUES (${kind}::text, ${id}::int)) AS g (subject_kind, subject_id)`,
  );
  return row.title;
}

/** Whether the work was taken offline or deleted, so that nothing is left to take. */
export async function isDown(db: Database, kind: ReportedKind, id: number): Promise<boolean> {
  const { state } = await one(
    db,
    z.object({ state: z.string().nullable() }),
    sql`SELECT ${ofWork(sql`i.review_state`, sql`a.review_state`, sql`w.state`)} AS state FROM (VALUES (${kind}::text, ${id}::int)) AS g (subject_kind, subject_id)`,
  );
  return state === null || state === 'offline' || state === 'deleted';
}

const reportTime = z.coerce.date();
const Row = ReportedWork.extend({
  reports: z.array(ReportedWork.shape.reports.element.extend({ createdAt: reportTime })),
  createdAt: z.date(),
  decidedAt: z.date().nullable(),
});
const authorOf = (userId: SQL) =>
  sql`(SELECT json_build_object('id', u.id, 'nickName', u.nick_name) FROM app_user u WHERE u.id = ${userId})`;
const columns = sql`g.id, g.subject_kind AS kind, g.subject_id, ${titleColumn} AS title, g.created_at, g.outcome, g.decided_at, g.reports,
  ${ofWork(authorOf(sql`i.author_id`), authorOf(sql`a.author_id`), sql`NULL::json`)} AS author,
  ${ofWork(
    coverJson,
    sql`(SELECT ${coverJson} FROM image i WHERE i.album_id = a.id AND i.version IS NOT NULL ORDER BY i.id = a.cover_image_id DESC NULLS LAST, i.album_position, i.id LIMIT 1)`,
    sql`(SELECT ${coverJson} FROM entry_image x JOIN image i ON i.id = x.image_id WHERE x.entry_id = w.id AND i.version IS NOT NULL ORDER BY x.position LIMIT 1)`,
  )} AS cover,
  coalesce(${ofWork(sql`i.review_state = 'approved'`, sql`a.review_state = 'approved'`, sql`w.state = 'accepted'`)}, false) AS is_shown,
  (SELECT nick_name FROM app_user WHERE id = g.decided_by) AS decided_by`;

/** Each work once with its reports that wait, or once for each decision. */
const grouped = (isWaiting: boolean) => sql`(
  SELECT min(r.id) AS id, r.subject_kind, r.subject_id, r.outcome, r.decided_at, r.decided_by, min(r.created_at) AS created_at,
    json_agg(json_build_object('reason', r.reason, 'note', r.note, 'nickName', n.nick_name, 'createdAt', r.created_at) ORDER BY r.id) AS reports,
    count(*) AS report_count
  FROM work_report r JOIN app_user n ON n.id = r.user_id WHERE ${isWaiting ? sql`r.outcome IS NULL` : sql`r.outcome IS NOT NULL`}
  GROUP BY r.subject_kind, r.subject_id, r.outcome, r.decided_at, r.decided_by) g`;

export function pageOfReportedWorks(db: Database, { list, ...page }: InputOf<typeof getReportedWorks>) {
  const isWaiting = list === 'waiting';
  const order = isWaiting ? sql`g.report_count DESC, g.id` : sql`g.decided_at DESC, g.id DESC`;
  return findPage(db, Row, { columns, from: grouped(isWaiting), where: [], order }, page);
}

export async function deleteWorkReportsOf(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM work_report WHERE user_id = ${userId}`);
}
