import type { NoticeItem } from '@tuyuan/contract/conference/inbox.ts';

interface NoticeMark {
  readonly isConfirmed: boolean;
  /** Whether it lowers the unread count by one. */
  readonly wasUnread: boolean;
}

/** What was read or confirmed on this phone and not yet sent to the server, by notice id. */
export type NoticeMarks = Readonly<Record<number, NoticeMark>>;

export const noMarks: NoticeMarks = {};

/** An urgent notice that was read still needs its 我知道了. */
export function withRead(marks: NoticeMarks, items: readonly NoticeItem[]): NoticeMarks {
  const unread = items.filter(({ id, isRead }) => !isRead && !marks[id]);
  return {
    ...marks,
    ...Object.fromEntries(unread.map(({ id }) => [id, { isConfirmed: false, wasUnread: true }])),
  };
}

export function withConfirmed(marks: NoticeMarks, { id, isRead }: NoticeItem): NoticeMarks {
  return { ...marks, [id]: { isConfirmed: true, wasUnread: marks[id]?.wasUnread ?? !isRead } };
}

/** With those left from before; a confirmation stays one. */
export function withKept(kept: NoticeMarks, marks: NoticeMarks): NoticeMarks {
  const confirmed = Object.entries(kept).filter(([, { isConfirmed }]) => isConfirmed);
  return { ...kept, ...marks, ...Object.fromEntries(confirmed) };
}

/** Removes the marks sent to the server; those made meanwhile stay. */
export function withoutTold(marks: NoticeMarks, told: NoticeMarks): NoticeMarks {
  return Object.fromEntries(Object.entries(marks).filter(([id, mark]) => told[Number(id)] !== mark));
}

/** Applies the receiver's local marks to a notice. */
export function marked(item: NoticeItem, marks: NoticeMarks): NoticeItem {
  const mark = marks[item.id];
  if (!mark) return item;
  return { ...item, isRead: true, needsConfirmation: item.needsConfirmation && !mark.isConfirmed };
}

/** Returns the server's unread count minus local reads. */
export function stillUnread(count: number, marks: NoticeMarks): number {
  return Math.max(0, count - Object.values(marks).filter(({ wasUnread }) => wasUnread).length);
}
