import type { NoticeItem } from '@tuyuan/contract/conference/inbox.ts';

interface NoticeMark {
  readonly isConfirmed: boolean;
  /** Whether it counts as one unread less. */
  readonly wasUnread: boolean;
}

/** What the phone's owner has read or confirmed and the server does not know of yet, by the notices' numbers. */
export type NoticeMarks = Readonly<Record<number, NoticeMark>>;

export const noMarks: NoticeMarks = {};

/** An urgent one that is read still wants its 我知道了. */
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

/** Without what the server was told; what was marked meanwhile stays. */
export function withoutTold(marks: NoticeMarks, told: NoticeMarks): NoticeMarks {
  return Object.fromEntries(Object.entries(marks).filter(([id, mark]) => told[Number(id)] !== mark));
}

/** A notice as its receiver left it. */
export function marked(item: NoticeItem, marks: NoticeMarks): NoticeItem {
  const mark = marks[item.id];
  if (!mark) return item;
  return { ...item, isRead: true, needsConfirmation: item.needsConfirmation && !mark.isConfirmed };
}

/** How many are unread, of those the server counts. */
export function stillUnread(count: number, marks: NoticeMarks): number {
  return Math.max(0, count - Object.values(marks).filter(({ wasUnread }) => wasUnread).length);
}
