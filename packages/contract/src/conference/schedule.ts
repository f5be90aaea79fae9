import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import {
  chairsField,
  ScheduleClash,
  ScheduleRoom,
  ScheduleSpeaker,
  ScheduleTrack,
  SessionChange,
  sessionKinds,
} from './schedule-fields.ts';
import { diffKinds } from './schedule-publishing.ts';

const revisionField = z.int('版本不正确').min(1, '版本不正确').max(2_147_483_647, '版本不正确');

/** A session's draft, together with its published state. */
export const DraftSession = z.object({
  id: idField,
  /** A change names the revision it was made from. */
  revision: count,
  title: z.string(),
  abstract: z.string(),
  kind: z.enum(sessionKinds),
  trackId: idField.nullable(),
  roomId: idField.nullable(),
  /** Null for sessions not yet placed in the grid. */
  startTime: wireTime.nullable(),
  durationMinutes: count,
  seatLimit: count.nullable(),
  isCancelled: z.boolean(),
  cancelledReason: z.string(),
  /** Taken out, and gone with the next publishing. */
  isRemoved: z.boolean(),
  speakerIds: z.array(idField),
  published: z
    .object({
      startTime: wireTime,
      endTime: wireTime,
      room: z.string(),
      seatsTaken: count,
      waitlisted: count,
      stars: count,
    })
    .nullable(),
  /** Effect of publishing on this session; null when there is none. */
  diff: z.enum(diffKinds).nullable(),
  changes: z.array(SessionChange),
});
export type DraftSession = z.infer<typeof DraftSession>;

export const ScheduleDraft = z.object({
  conference: z.object({
    id: idField,
    title: z.string(),
    startTime: wireTime,
    endTime: wireTime,
    version: count,
    publishedAt: wireTime.nullable(),
  }),
  rooms: z.array(ScheduleRoom),
  tracks: z.array(ScheduleTrack),
  speakers: z.array(ScheduleSpeaker),
  sessions: z.array(DraftSession),
  clashes: z.array(ScheduleClash),
});
export type ScheduleDraft = z.infer<typeof ScheduleDraft>;

export const getScheduleDraft = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceSchedule/GetDraft',
  access: 'permission:Pages.Conferences',
  summary: 'A conference’s schedule as it is being arranged: rooms, tracks, speakers, sessions, clashes.',
  input: z.object({ id: idField }),
  output: ScheduleDraft,
  errors: ['Conference.NotFound'],
});

const durationField = z.int('请填写整数').min(5, '至少 5 分钟').max(1440, '最多 24 小时');
const sessionFields = {
  title: textField(80, 1),
  abstract: textField(5000).default(''),
  kind: z.enum(sessionKinds, '请选择类型').default('talk'),
  trackId: idField.nullable().default(null),
  durationMinutes: durationField.default(60),
  seatLimit: chairsField.nullable().default(null),
  speakerIds: listField(idField, 30),
};

export const createSession = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceSchedule/CreateSession',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Adds a session beside the grid.',
  input: z.object({ conferenceId: idField, ...sessionFields }),
  output: DraftSession,
  errors: ['Conference.NotFound', 'ConferenceTrack.NotFound', 'ConferenceSpeaker.NotFound'],
  idempotent: true,
});

export const updateSession = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceSchedule/UpdateSession',
  access: 'permission:Pages.Conferences.Edit',
  summary:
    'Changes what a session is, and calls it off or on again. Refused when somebody else changed it since `revision`.',
  input: z.object({
    id: idField,
    revision: revisionField,
    ...sessionFields,
    isCancelled: flagField.default(false),
    cancelledReason: textField(200).default(''),
  }),
  output: DraftSession,
  errors: [
    'ConferenceSession.NotFound',
    'ConferenceSession.ChangedMeanwhile',
    'ConferenceTrack.NotFound',
    'ConferenceSpeaker.NotFound',
  ],
});

export const placeSession = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceSchedule/PlaceSession',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Puts a session into a room and a time; without a time it goes back beside the grid.',
  input: z.object({
    id: idField,
    revision: revisionField,
    roomId: idField.nullable(),
    startTime: wireTime.nullable(),
    durationMinutes: durationField,
  }),
  output: DraftSession,
  errors: ['ConferenceSession.NotFound', 'ConferenceSession.ChangedMeanwhile', 'ConferenceRoom.NotFound'],
});

export const removeSession = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceSchedule/RemoveSession',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Takes a session out, or with `isRemoved` false in again; one that never was published is deleted for good.',
  input: z.object({ id: idField, revision: revisionField, isRemoved: flagField.default(true) }),
  output: z.object({ isDeleted: z.boolean() }),
  errors: ['ConferenceSession.NotFound', 'ConferenceSession.ChangedMeanwhile'],
});

export const discardSession = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceSchedule/DiscardSession',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Puts a session back to what is published of it, where and when, whatever was changed since.',
  input: z.object({ id: idField, revision: revisionField }),
  output: DraftSession,
  errors: [
    'ConferenceSession.NotFound',
    'ConferenceSession.NotPublished',
    'ConferenceSession.ChangedMeanwhile',
    'ConferenceTrack.NotFound',
    'ConferenceSpeaker.NotFound',
  ],
});

export const SeatHolder = z.object({
  id: idField,
  name: z.string(),
  company: z.string(),
  /** Masked. */
  phone: z.string(),
  state: z.enum(['held', 'confirmed', 'waitlisted']),
  waitlistPlace: count.nullable(),
  since: wireTime,
});
export type SeatHolder = z.infer<typeof SeatHolder>;

export const getSeatHolders = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceSchedule/GetSeatHolders',
  access: 'permission:Pages.Conferences',
  summary: 'Who has a seat of a session, then who waits, in order.',
  input: z.object({ ...pageFields, sessionId: idField }),
  output: pageOf(SeatHolder),
  errors: ['ConferenceSession.NotFound'],
});
