import { z } from 'zod';
import { count, idField, wireDate, wireTime } from '../fields.ts';

/** Colours of rooms and tracks; both themes define each. */
export const scheduleColours = ['red', 'orange', 'green', 'teal', 'blue', 'purple', 'grey'] as const;
export type ScheduleColour = (typeof scheduleColours)[number];

export const sessionKinds = ['talk', 'workshop', 'panel', 'exhibition', 'ceremony', 'break'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** Hour at which a conference day begins: a session that starts earlier belongs to the day before. */
export const dayStartHour = 3;

/** Number of seats or of possible sign-ups. */
export const chairsField = z.int('请填写整数').min(1, '至少 1').max(100_000, '最多 100000');

export const ScheduleRoom = z.object({
  id: idField,
  name: z.string(),
  /** Location, in words. */
  place: z.string(),
  colour: z.enum(scheduleColours),
  /** Number of chairs; null when not counted. */
  capacity: count.nullable(),
  order: z.int(),
});
export type ScheduleRoom = z.infer<typeof ScheduleRoom>;

export const ScheduleTrack = z.object({
  id: idField,
  name: z.string(),
  colour: z.enum(scheduleColours),
  order: z.int(),
});
export type ScheduleTrack = z.infer<typeof ScheduleTrack>;

export const ScheduleSpeaker = z.object({
  id: idField,
  name: z.string(),
  /** The person's role and affiliation. */
  title: z.string(),
  biography: z.string(),
  /** Path of the picture, or "". */
  photo: z.string(),
});
export type ScheduleSpeaker = z.infer<typeof ScheduleSpeaker>;

export const changedFields = ['title', 'time', 'room', 'speakers', 'track', 'abstract', 'seats', 'state'] as const;
export type ChangedField = (typeof changedFields)[number];

/** Old and new, in words fit to show. */
export const SessionChange = z.object({ field: z.enum(changedFields), from: z.string(), to: z.string() });
export type SessionChange = z.infer<typeof SessionChange>;

/** A session as everyone sees it. */
export const ScheduleSession = z.object({
  id: idField,
  /** Conference day of the session: 01:30 belongs to the day before. */
  day: wireDate,
  startTime: wireTime,
  endTime: wireTime,
  title: z.string(),
  abstract: z.string(),
  kind: z.enum(sessionKinds),
  state: z.enum(['on', 'cancelled']),
  cancelledReason: z.string(),
  room: ScheduleRoom.nullable(),
  track: ScheduleTrack.nullable(),
  speakers: z.array(ScheduleSpeaker),
  /** Number of seats to sign up for; null when no sign-up is needed. */
  seatLimit: count.nullable(),
  seatsTaken: count,
  /** Number of the session's materials that attendees see. */
  materialCount: count,
  /** Changes of the last 24 hours; empty otherwise. */
  changes: z.array(SessionChange),
  changedAt: wireTime.nullable(),
  /** Increases by one with every published change. */
  sequence: count,
});
export type ScheduleSession = z.infer<typeof ScheduleSession>;

/** Two sessions at the same time that need the same room or the same person. */
export const ScheduleClash = z.object({
  /** Ids of the sessions. */
  ids: z.tuple([idField, idField]),
  room: z.string().nullable(),
  speakers: z.array(z.string()),
  startTime: wireTime,
  endTime: wireTime,
});
export type ScheduleClash = z.infer<typeof ScheduleClash>;
