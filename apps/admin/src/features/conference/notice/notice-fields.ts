import type { ManagedNotice, NoticePriority, NoticeTarget, NoticeTopic } from '@tuyuan/contract/conference/notice.ts';

/** The composer's form; every kind of target keeps its own choice. */
export interface NoticeFields {
  readonly priority: NoticePriority;
  readonly topic: NoticeTopic;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly kind: NoticeTarget['kind'];
  readonly userTypes: number[];
  readonly groups: string[];
  readonly halls: string[];
  readonly attendeeId: number | undefined;
  /** For a list target: how many were selected when it was written. */
  readonly count: number;
  readonly smsAfterMinutes: number | null;
}

const blank: NoticeFields = {
  priority: 'normal',
  topic: 'general',
  title: '',
  body: '',
  link: '',
  kind: 'all',
  userTypes: [],
  groups: [],
  halls: [],
  attendeeId: undefined,
  count: 0,
  smsAfterMinutes: 10,
};

export function fieldsOf(notice: ManagedNotice | undefined): NoticeFields {
  if (!notice) return blank;
  const { priority, topic, title, body, link, target, smsAfterMinutes } = notice;
  return { ...blank, priority, topic, title, body, link, smsAfterMinutes, ...target };
}

type TargetFields = Pick<NoticeFields, 'kind' | 'userTypes' | 'groups' | 'halls' | 'attendeeId'>;

/** Returns null while no one is selected; undefined for the existing list, which only the server knows. */
export function targetOf(fields: TargetFields): NoticeTarget | null | undefined {
  const { kind, userTypes, groups, halls, attendeeId } = fields;
  switch (kind) {
    case 'all':
      return { kind };
    case 'userType':
      return userTypes.length === 0 ? null : { kind, userTypes };
    case 'group':
      return groups.length === 0 ? null : { kind, groups };
    case 'hall':
      return halls.length === 0 ? null : { kind, halls };
    case 'single':
      return attendeeId === undefined ? null : { kind, attendeeId };
    case 'list':
      return undefined;
  }
}

/** The field in which a target of that kind is chosen. */
export const targetFieldOf: Readonly<Record<NoticeTarget['kind'], keyof TargetFields>> = {
  all: 'kind',
  userType: 'userTypes',
  group: 'groups',
  hall: 'halls',
  single: 'attendeeId',
  list: 'kind',
};
