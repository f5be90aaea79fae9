import type { NoticePriority, NoticeTarget, NoticeTopic } from '@tuyuan/contract/conference/notice.ts';

/** Notice being written on the phone; keeps the choices made for every kind of target. */
export interface NoticeDraft {
  /** Idempotency key, new with every change, so that a resend after a lost answer arrives once. */
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
  /** Minutes until an urgent notice is also sent by SMS; "" for never. */
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

/** Returns the target; null while no receiver is chosen. */
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

/** Returns the input of the call; null while something is missing. */
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
