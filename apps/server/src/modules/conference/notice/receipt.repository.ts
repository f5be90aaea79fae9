import type { NoticeFilter } from '@tuyuan/contract/conference/inbox.ts';
import { noticePriorities, noticeTopics } from '@tuyuan/contract/conference/notice.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { NoticeRow } from './notice.repository.ts';
import { canRead, isTargeted, isTargetedLater } from './notice-target.repository.ts';

/** Inserts receipts for all receivers of the notice; returns how many. */
export async function insertReceipts(transaction: Database, notice: NoticeRow): Promise<number> {
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO notice_receipt (notice_id, attendee_id)
    SELECT ${notice.id}::int, a.id FROM attendee a WHERE ${isTargeted(notice.conference_id, notice.target)}
    ON CONFLICT DO NOTHING`);
  return rowCount ?? 0;
}

/** Returns the receivers' tickets. */
export async function findReceiverTickets(transaction: Database, noticeId: number): Promise<number[]> {
  const { rows } = await transaction.execute(sql`
    SELECT t.id FROM notice_receipt r JOIN ticket t ON t.attendee_id = r.attendee_id AND t.revoked_at IS NULL
    WHERE r.notice_id = ${noticeId}`);
  return z
    .array(z.object({ id: z.int() }))
    .parse(rows)
    .map(({ id }) => id);
}

/** Inserts receipts for notices sent to groups the attendee has joined since. */
export async function insertMissedReceipts(db: Database, attendeeId: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO notice_receipt (notice_id, attendee_id)
    SELECT n.id, a.id FROM attendee a JOIN conference_notice n ON n.conference_id = a.conference_id AND n.state = 'sent'
    WHERE a.id = ${attendeeId} AND ${isTargetedLater}
      AND NOT EXISTS (SELECT 1 FROM notice_receipt r WHERE r.notice_id = n.id AND r.attendee_id = a.id)
    ON CONFLICT DO NOTHING`);
}

const InboxRow = z.object({
  id: z.int(),
  is_recalled: z.boolean(),
  recalled_at: z.coerce.date().nullable(),
  priority: z.enum(noticePriorities),
  topic: z.enum(noticeTopics),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  is_personal: z.boolean(),
  sent_at: z.coerce.date(),
  is_read: z.boolean(),
  needs_confirmation: z.boolean(),
});
export type InboxRow = z.infer<typeof InboxRow>;

const isUnread = sql`n.state = 'sent' AND r.read_at IS NULL`;
const isUnconfirmed = sql`n.state = 'sent' AND n.priority = 'urgent' AND r.confirmed_at IS NULL`;
const isPersonal = sql`n.target ->> 'kind' NOT IN ('all', 'userType')`;
const filters: Record<NoticeFilter, SQL> = {
  all: sql`true`,
  unread: isUnread,
  urgent: sql`n.state = 'sent' AND n.priority = 'urgent'`,
  personal: isPersonal,
};

function readInbox(db: Database, attendeeId: number, condition: SQL, page: SQL) {
  return db.execute(sql`
    SELECT n.id, n.state = 'recalled' AS is_recalled, n.recalled_at, n.priority, n.topic, n.title, n.body, n.link,
      ${isPersonal} AS is_personal, n.sent_at, r.read_at IS NOT NULL AS is_read, ${isUnconfirmed} AS needs_confirmation
    FROM notice_receipt r JOIN conference_notice n ON n.id = r.notice_id AND n.state IN ('sent', 'recalled')
    WHERE r.attendee_id = ${attendeeId} AND ${condition}
    ORDER BY ${isUnconfirmed} DESC, (n.state = 'sent' AND n.priority = 'pinned') DESC, n.sent_at DESC, n.id DESC ${page}`);
}

export async function findInbox(
  db: Database,
  attendeeId: number,
  { show, skipCount, maxResultCount }: { show: NoticeFilter; skipCount: number; maxResultCount: number },
): Promise<InboxRow[]> {
  const page = sql`LIMIT ${maxResultCount} OFFSET ${skipCount}`;
  return z.array(InboxRow).parse((await readInbox(db, attendeeId, filters[show], page)).rows);
}

/** Returns urgent notices without the attendee's 我知道了, newest first. */
export async function findUnconfirmed(db: Database, attendeeId: number): Promise<InboxRow[]> {
  return z.array(InboxRow).parse((await readInbox(db, attendeeId, isUnconfirmed, sql`LIMIT 20`)).rows);
}

const Counts = z.object({ total: z.int(), unread: z.int(), urgent: z.int() });

/** `total` of the filter; the others of the whole inbox. */
export async function countInbox(
  db: Database,
  attendeeId: number,
  show: NoticeFilter,
): Promise<z.infer<typeof Counts>> {
  const { rows } = await db.execute(sql`
    SELECT count(*) FILTER (WHERE ${filters[show]})::int AS total, count(*) FILTER (WHERE ${isUnread})::int AS unread,
      count(*) FILTER (WHERE ${filters.urgent})::int AS urgent
    FROM notice_receipt r JOIN conference_notice n ON n.id = r.notice_id AND n.state IN ('sent', 'recalled')
    WHERE r.attendee_id = ${attendeeId}`);
  return Counts.parse(rows[0]);
}

/** Without ids, marks all of the attendee's notices. */
export async function markRead(db: Database, attendeeId: number, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    UPDATE notice_receipt SET read_at = now()
    WHERE attendee_id = ${attendeeId} AND read_at IS NULL
      AND (${ids.length} = 0 OR notice_id = ANY(${sql.param([...ids])}::int[]))`);
}

/** Returns false if the attendee did not receive such a notice. Earlier confirmations are kept. */
export async function markConfirmed(db: Database, attendeeId: number, noticeId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE notice_receipt SET read_at = coalesce(read_at, now()), confirmed_at = coalesce(confirmed_at, now())
    WHERE attendee_id = ${attendeeId} AND notice_id = ${noticeId}`);
  return rowCount === 1;
}

const ReceiptRow = z.object({
  attendee_id: z.int(),
  name: z.string(),
  company: z.string(),
  user_type: z.int(),
  read_at: z.coerce.date().nullable(),
  confirmed_at: z.coerce.date().nullable(),
  sms_at: z.coerce.date().nullable(),
  total: z.int(),
});
export type ReceiptRow = z.infer<typeof ReceiptRow>;

interface ReceiptQuery {
  id: number;
  show: 'all' | 'unread' | 'unconfirmed';
  skipCount: number;
  maxResultCount: number;
}

const shown: Record<ReceiptQuery['show'], SQL> = {
  all: sql`true`,
  unread: sql`r.read_at IS NULL`,
  unconfirmed: sql`r.confirmed_at IS NULL`,
};

export async function listReceipts(db: Database, query: ReceiptQuery): Promise<ReceiptRow[]> {
  const { rows } = await db.execute(sql`
    SELECT r.attendee_id, a.name, a.company, a.user_type, r.read_at, r.confirmed_at, r.sms_at, count(*) OVER ()::int AS total
    FROM notice_receipt r JOIN attendee a ON a.id = r.attendee_id
    WHERE r.notice_id = ${query.id} AND ${canRead} AND ${shown[query.show]}
    ORDER BY r.confirmed_at IS NOT NULL, r.read_at IS NOT NULL, r.read_at DESC, r.attendee_id
    LIMIT ${Math.max(1, query.maxResultCount)} OFFSET ${query.skipCount}`);
  return z.array(ReceiptRow).parse(rows);
}

const SmsRow = z.object({
  notice_id: z.int(),
  attendee_id: z.int(),
  phone: z.string(),
  title: z.string(),
  conference: z.string(),
});
export type SmsRow = z.infer<typeof SmsRow>;

/**
 * Claims one receipt due for a text message, so that no other process sends it; null if there is none. Rehearsals and
 * cancelled conferences send none.
 */
export async function takeDueSms(db: Database): Promise<SmsRow | null> {
  const { rows } = await db.execute(sql`
    UPDATE notice_receipt r SET sms_at = now()
    FROM (
      SELECT r.notice_id, r.attendee_id, a.phone, n.title, c.title AS conference
      FROM conference_notice n JOIN notice_receipt r ON r.notice_id = n.id JOIN attendee a ON a.id = r.attendee_id
      JOIN conference c ON c.id = n.conference_id
      WHERE n.state = 'sent' AND n.priority = 'urgent' AND n.sms_after_minutes IS NOT NULL
        AND n.sent_at + make_interval(mins => n.sms_after_minutes) <= now() AND n.sent_at > now() - interval '1 day'
        AND r.read_at IS NULL AND r.sms_at IS NULL AND a.phone <> '' AND a.state = 'ticketed' AND c.state = 'published' AND NOT c.is_rehearsal
      ORDER BY n.sent_at, r.attendee_id LIMIT 1 FOR UPDATE OF r SKIP LOCKED) due
    WHERE r.notice_id = due.notice_id AND r.attendee_id = due.attendee_id
    RETURNING due.*`);
  return z.array(SmsRow).parse(rows)[0] ?? null;
}

export async function returnDueSms(db: Database, { notice_id, attendee_id }: SmsRow): Promise<void> {
  await db.execute(
    sql`UPDATE notice_receipt SET sms_at = NULL WHERE notice_id = ${notice_id} AND attendee_id = ${attendee_id}`,
  );
}
