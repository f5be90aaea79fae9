import type { NoticeItem } from '@tuyuan/contract/conference/inbox.ts';
import type { ManagedNotice, NoticeTarget } from '@tuyuan/contract/conference/notice.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { ManagedRow } from './notice.repository.ts';
import type { InboxRow } from './receipt.repository.ts';

/** Chosen with its receivers in mind: by hall, group or name. */
export function isForSome({ kind }: NoticeTarget): boolean {
  return kind !== 'all' && kind !== 'userType';
}

export function presentManaged(row: ManagedRow, timeZone: string): ManagedNotice {
  const at = (date: Date | null) => (date === null ? null : toWireDate(date, timeZone));
  return {
    id: row.id,
    state: row.state,
    priority: row.priority,
    topic: row.topic,
    title: row.title,
    body: row.body,
    link: row.link,
    target: row.target,
    smsAfterMinutes: row.sms_after_minutes,
    scheduledAt: at(row.scheduled_at),
    sentAt: at(row.sent_at),
    recalledAt: at(row.recalled_at),
    author: row.author,
    recipientCount: row.recipients,
    readCount: row.read,
    confirmedCount: row.confirmed,
    smsCount: row.sms,
  };
}

/** A recalled notice shows no text. */
export function presentItem(row: InboxRow, timeZone: string): NoticeItem {
  const words = row.is_recalled ? { title: '', body: '', link: '' } : row;
  return {
    id: row.id,
    isRecalled: row.is_recalled,
    recalledAt: row.recalled_at === null ? null : toWireDate(row.recalled_at, timeZone),
    priority: row.priority,
    topic: row.topic,
    title: words.title,
    body: words.body,
    link: words.link,
    isPersonal: row.is_personal,
    sentAt: toWireDate(row.sent_at, timeZone),
    isRead: row.is_recalled || row.is_read,
    needsConfirmation: row.needs_confirmation,
  };
}
