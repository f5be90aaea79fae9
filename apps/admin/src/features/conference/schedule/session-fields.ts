import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import { shortLine } from '../../../shared/form/short-line.ts';
import { roomName, type Stage } from './schedule-problems.ts';

/** A session as its form contains it. */
export interface SessionFields {
  readonly title: string;
  readonly kind: DraftSession['kind'];
  readonly trackId?: number | null;
  readonly speakerIds: number[];
  /** Day and time as in `DateInput`; "" for none. */
  readonly startTime: string;
  readonly durationMinutes: number;
  readonly roomId?: number | null;
  readonly seatLimit?: number | null;
  readonly abstract: string;
  readonly isCancelled: boolean;
  readonly cancelledReason: string;
}

export const sessionFieldNames = [
  'title',
  'kind',
  'trackId',
  'speakerIds',
  'startTime',
  'durationMinutes',
  'roomId',
  'seatLimit',
  'abstract',
  'isCancelled',
  'cancelledReason',
] as const;
export type SessionFieldName = (typeof sessionFieldNames)[number];

/** Returns a field's title for messages. */
export const sessionFieldTitles: Readonly<Record<SessionFieldName, string>> = {
  title: '题目',
  kind: '类型',
  trackId: '类别',
  speakerIds: '讲者',
  startTime: '开始',
  durationMinutes: '时长',
  roomId: '会场',
  seatLimit: '订座上限',
  abstract: '介绍',
  isCancelled: '取消这一场',
  cancelledReason: '取消的原因',
};

export const newSession: DraftSession = {
  id: 0,
  revision: 0,
  title: '',
  abstract: '',
  kind: 'talk',
  trackId: null,
  roomId: null,
  startTime: null,
  durationMinutes: 60,
  seatLimit: null,
  isCancelled: false,
  cancelledReason: '',
  isRemoved: false,
  speakerIds: [],
  published: null,
  diff: null,
  changes: [],
};

/** Returns a field's value as short text; "" for what only the form can show. */
export function fieldWords(fields: SessionFields, name: SessionFieldName, stage: Pick<Stage, 'rooms'>): string {
  switch (name) {
    case 'title':
    case 'startTime':
      return shortLine(fields[name]);
    case 'durationMinutes':
      return `${fields.durationMinutes} 分钟`;
    case 'roomId':
      return roomName(fields.roomId ?? null, stage);
    case 'seatLimit':
      return typeof fields.seatLimit === 'number' ? `${fields.seatLimit} 人` : '不用订座';
    default:
      return '';
  }
}

export function fieldsOf(session: DraftSession): SessionFields {
  return { ...session, startTime: session.startTime?.slice(0, 16) ?? '' };
}

/** Returns the session with the form's values applied; a field that is empty while being typed counts as none. */
export function withFields(session: DraftSession, fields: Partial<SessionFields>): DraftSession {
  const { startTime = '', title, kind, speakerIds, durationMinutes, abstract, isCancelled, cancelledReason } = fields;
  const isTimed = startTime.length === 16;
  return {
    ...session,
    title: title ?? session.title,
    kind: kind ?? session.kind,
    trackId: fields.trackId ?? null,
    speakerIds: speakerIds ?? [],
    startTime: isTimed ? `${startTime}:00` : null,
    roomId: isTimed ? (fields.roomId ?? null) : null,
    durationMinutes: durationMinutes ?? session.durationMinutes,
    seatLimit: fields.seatLimit ?? null,
    abstract: abstract ?? '',
    isCancelled: isCancelled ?? false,
    cancelledReason: cancelledReason ?? '',
  };
}
