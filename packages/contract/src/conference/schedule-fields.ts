import { z } from 'zod';
import { count, idField, wireDate, wireTime } from '../fields.ts';

/** What rooms and tracks are drawn in; both themes know each. */
export const scheduleColours = ['red', 'orange', 'green', 'teal', 'blue', 'purple', 'grey'] as const;
export type ScheduleColour = (typeof scheduleColours)[number];

export const sessionKinds = ['talk', 'workshop', 'panel', 'exhibition', 'ceremony', 'break'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** A day of a conference begins at this hour: what starts before it belongs to the day before. */
export const dayStartHour = 3;

/** How many fit in or may sign up. */
export const chairsField = z.int('请填写整数').min(1, '至少 1').max(100_000, '最多 100000');

export const ScheduleRoom = z.object({
  id: idField,
  name: z.string(),
  /** Where it is, in words. */
  place: z.string(),
  colour: z.enum(scheduleColours),
  /** Chairs; null where nobody counts them. */
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
  /** What he is and where he comes from. */
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

/** A session as everybody sees it. */
export const ScheduleSession = z.object({
  id: idField,
  /** The conference's day it belongs to: 01:30 belongs to the day before. */
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
  /** Seats to sign up for; null: come as you like. */
  seatLimit: count.nullable(),
  seatsTaken: count,
  /** Of its materials, those that attendees see. */
  materialCount: count,
  /** Of the last 24 hours; else empty. */
  changes: z.array(SessionChange),
  changedAt: wireTime.nullable(),
  /** One more with every published change. */
  sequence: count,
});
export type ScheduleSession = z.infer<typeof ScheduleSession>;

/** Two sessions at the same time that need the same room or the same person. */
export const ScheduleClash = z.object({
  /** Of the sessions. */
  ids: z.tuple([idField, idField]),
  room: z.string().nullable(),
  speakers: z.array(z.string()),
  startTime: wireTime,
  endTime: wireTime,
});
export type ScheduleClash = z.infer<typeof ScheduleClash>;
