import {
  ManagedTarget,
  type NoticeState,
  NoticeTarget,
  noticePriorities,
  noticeStates,
  noticeTopics,
} from '@tuyuan/contract/conference/notice.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { canRead } from './notice-target.repository.ts';

const NoticeRow = z.object({
  id: z.int(),
  conference_id: z.int(),
  state: z.enum(noticeStates),
  priority: z.enum(noticePriorities),
  topic: z.enum(noticeTopics),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  target: NoticeTarget,
  sms_after_minutes: z.int().nullable(),
  scheduled_at: z.coerce.date().nullable(),
  sent_at: z.coerce.date().nullable(),
  recalled_at: z.coerce.date().nullable(),
});
export type NoticeRow = z.infer<typeof NoticeRow>;

const ManagedRow = NoticeRow.extend({
  target: ManagedTarget,
  author: z.string(),
  recipients: z.int(),
  read: z.int(),
  confirmed: z.int(),
  sms: z.int(),
});
export type ManagedRow = z.infer<typeof ManagedRow>;

export interface NoticeFields {
  priority: NoticeRow['priority'];
  topic: NoticeRow['topic'];
  title: string;
  body: string;
  link: string;
  target: NoticeTarget;
  smsAfterMinutes: number | null;
}

/** Returns the draft's id; null if the conference does not exist. */
export async function insertDraft(
  db: Database,
  conferenceId: number,
  fields: NoticeFields,
  createdBy: number | null,
): Promise<number | null> {
  const { rows } = await db.execute(sql`
    INSERT INTO conference_notice (conference_id, priority, topic, title, body, link, target, sms_after_minutes, created_by)
    SELECT id, ${fields.priority}, ${fields.topic}, ${fields.title}, ${fields.body}, ${fields.link},
      ${JSON.stringify(fields.target)}::jsonb, ${fields.smsAfterMinutes}::int, ${createdBy}::int
    FROM conference WHERE id = ${conferenceId} RETURNING id`);
  return z.array(z.object({ id: z.int() })).parse(rows)[0]?.id ?? null;
}

/** Without a target that stays as it is. False when it is sent already, or gone. */
export async function changeUnsent(
  db: Database,
  id: number,
  fields: Omit<NoticeFields, 'target'> & { target?: NoticeTarget | undefined },
): Promise<boolean> {
  const target = fields.target === undefined ? null : JSON.stringify(fields.target);
  const { rowCount } = await db.execute(sql`
    UPDATE conference_notice SET priority = ${fields.priority}, topic = ${fields.topic}, title = ${fields.title}, body = ${fields.body},
      link = ${fields.link}, target = coalesce(${target}::jsonb, target), sms_after_minutes = ${fields.smsAfterMinutes}, updated_at = now()
    WHERE id = ${id} AND state IN ('draft', 'scheduled')`);
  return rowCount === 1;
}

export async function deleteUnsent(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`DELETE FROM conference_notice WHERE id = ${id} AND state IN ('draft', 'scheduled')`,
  );
  return rowCount === 1;
}

/** Null turns a scheduled notice back into a draft. Returns false if it is already sent or deleted. */
export async function scheduleUnsent(db: Database, id: number, at: Date | null): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE conference_notice SET state = CASE WHEN ${at?.toISOString() ?? null}::timestamptz IS NULL THEN 'draft' ELSE 'scheduled' END,
      scheduled_at = ${at?.toISOString() ?? null}::timestamptz, updated_at = now()
    WHERE id = ${id} AND state IN ('draft', 'scheduled')`);
  return rowCount === 1;
}

/** Marks a notice in one of these states as sent, once; returns null if another caller was first. */
export async function markSent(
  transaction: Database,
  id: number,
  from: readonly NoticeState[],
): Promise<NoticeRow | null> {
  const { rows } = await transaction.execute(sql`
    UPDATE conference_notice SET state = 'sent', sent_at = now(), updated_at = now()
    WHERE id = ${id} AND state = ANY(${sql.param([...from])}::text[]) RETURNING *`);
  return z.array(NoticeRow).parse(rows)[0] ?? null;
}

/** Disables text messages for the notice. */
export async function forgoSms(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`UPDATE conference_notice SET sms_after_minutes = NULL WHERE id = ${id}`);
}

export async function markRecalled(transaction: Database, id: number): Promise<NoticeRow | null> {
  const { rows } = await transaction.execute(sql`
    UPDATE conference_notice SET state = 'recalled', recalled_at = now(), updated_at = now()
    WHERE id = ${id} AND state = 'sent' RETURNING *`);
  return z.array(NoticeRow).parse(rows)[0] ?? null;
}

/** Returns scheduled notices that are due. */
export async function findDue(db: Database, limit: number): Promise<number[]> {
  const { rows } = await db.execute(sql`
    SELECT id FROM conference_notice WHERE state = 'scheduled' AND scheduled_at <= now() ORDER BY scheduled_at, id LIMIT ${limit}`);
  return z
    .array(z.object({ id: z.int() }))
    .parse(rows)
    .map(({ id }) => id);
}

function readManaged(db: Database, condition: SQL, page: SQL) {
  return db.execute(sql`
    SELECT n.id, n.conference_id, n.state, n.priority, n.topic, n.title, n.body, n.link, n.sms_after_minutes, n.scheduled_at, n.sent_at, n.recalled_at,
      CASE n.target ->> 'kind' WHEN 'list' THEN jsonb_build_object('kind', 'list', 'count', jsonb_array_length(n.target -> 'attendeeIds')) ELSE n.target END AS target,
      coalesce(u.nick_name, '') AS author, r.recipients, r.read, r.confirmed, r.sms
    FROM (SELECT * FROM conference_notice n WHERE ${condition} ORDER BY n.id DESC ${page}) n
    LEFT JOIN app_user u ON u.id = n.created_by
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS recipients, count(o.read_at)::int AS read, count(o.confirmed_at)::int AS confirmed, count(o.sms_at)::int AS sms
      FROM notice_receipt o JOIN attendee a ON a.id = o.attendee_id WHERE o.notice_id = n.id AND ${canRead}) r
    ORDER BY n.id DESC`);
}

export async function findManaged(db: Database, id: number): Promise<ManagedRow | null> {
  const { rows } = await readManaged(db, sql`n.id = ${id}`, sql``);
  return z.array(ManagedRow).parse(rows)[0] ?? null;
}

interface NoticeQuery {
  conferenceId: number;
  states: readonly NoticeState[];
  skipCount: number;
  maxResultCount: number;
}

export async function listManaged(
  db: Database,
  { conferenceId, states, skipCount, maxResultCount }: NoticeQuery,
): Promise<{ totalCount: number; rows: ManagedRow[] }> {
  const condition = sql`n.conference_id = ${conferenceId}
    AND (${states.length} = 0 OR n.state = ANY(${sql.param([...states])}::text[]))`;
  const { rows } = await readManaged(db, condition, sql`LIMIT ${maxResultCount} OFFSET ${skipCount}`);
  const { rows: counted } = await db.execute(
    sql`SELECT count(*)::int AS count FROM conference_notice n WHERE ${condition}`,
  );
  return {
    totalCount: z.object({ count: z.int() }).parse(counted[0]).count,
    rows: z.array(ManagedRow).parse(rows),
  };
}
