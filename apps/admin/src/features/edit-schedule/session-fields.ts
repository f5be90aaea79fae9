import type { DraftSession } from '@tuyuan/contract/conference-schedule.ts';

/** A session as its form holds it. */
export interface SessionFields {
  readonly title: string;
  readonly kind: DraftSession['kind'];
  readonly trackId?: number | null;
  readonly speakerIds: number[];
  /** Of `<input type="datetime-local">`; "" for none. */
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

export function fieldsOf(session: DraftSession): SessionFields {
  return { ...session, startTime: session.startTime?.slice(0, 16) ?? '' };
}

/** The session as it would be with what the form holds; a field that is being typed and empty counts as none. */
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
