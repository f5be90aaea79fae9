import type { NoticePriority, NoticeTarget, NoticeTopic } from '@tuyuan/contract/conference/notice.ts';

/** A notice as it is written on the phone; every kind of target keeps what was chosen for it. */
export interface NoticeDraft {
  /** Its own, another with every change: what is sent twice because the answer was lost arrives once. */
  readonly key: string;
  readonly priority: NoticePriority;
  readonly topic: NoticeTopic;
  readonly title: string;
  readonly body: string;
  readonly kind: Exclude<NoticeTarget['kind'], 'list'>;
  readonly userTypes: readonly number[];
  readonly groups: readonly string[];
  readonly halls: readonly string[];
  readonly receiver: { readonly id: number; readonly name: string } | null;
  /** Minutes until an urgent one goes as a text message; "" for never. */
  readonly smsAfter: '' | '5' | '10' | '30';
  /** `yyyy-MM-ddTHH:mm`; "" for now. */
  readonly at: string;
}

export const emptyDraft: NoticeDraft = {
  key: '',
  priority: 'normal',
  topic: 'general',
  title: '',
  body: '',
  kind: 'all',
  userTypes: [],
  groups: [],
  halls: [],
  receiver: null,
  smsAfter: '10',
  at: '',
};

/** Whom it is for; null while nobody is chosen. */
export function targetOf({ kind, userTypes, groups, halls, receiver }: NoticeDraft): NoticeTarget | null {
  switch (kind) {
    case 'all':
      return { kind };
    case 'userType':
      return userTypes.length === 0 ? null : { kind, userTypes: [...userTypes] };
    case 'group':
      return groups.length === 0 ? null : { kind, groups: [...groups] };
    case 'hall':
      return halls.length === 0 ? null : { kind, halls: [...halls] };
    case 'single':
      return receiver === null ? null : { kind, attendeeId: receiver.id };
  }
}

/** What the call takes; null while something is missing. */
export function noticeOf(draft: NoticeDraft) {
  const target = targetOf(draft);
  const { key, title, body, priority, topic, at, smsAfter } = draft;
  if (target === null || title.trim() === '') return null;
  return {
    key,
    title: title.trim(),
    body: body.trim(),
    priority,
    topic,
    target,
    smsAfterMinutes: priority === 'urgent' && smsAfter !== '' ? Number(smsAfter) : null,
    at: at === '' ? null : `${at}:00`,
  };
}
