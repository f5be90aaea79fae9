import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, textField, wireTime } from '../fields.ts';
import { ScheduleClash, SessionChange } from './schedule-fields.ts';

export const diffKinds = ['added', 'changed', 'cancelled', 'restored', 'removed'] as const;
export type DiffKind = (typeof diffKinds)[number];

/** Effect of publishing on one session, or the difference between two versions of it. */
export const SessionDiff = z.object({
  id: idField,
  title: z.string(),
  kind: z.enum(diffKinds),
  changes: z.array(SessionChange),
  /** Number of attendees to be notified because they starred the session or have a seat; 0 when no notification is needed. */
  told: count,
});
export type SessionDiff = z.infer<typeof SessionDiff>;

export const getScheduleDiff = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceSchedule/GetDiff',
  access: 'permission:Pages.Conferences',
  summary: 'What publishing the schedule now would change, and how many it would be told to.',
  input: z.object({ id: idField }),
  output: z.object({
    /** Fingerprint of the draft; publishing requires it, so that nothing unseen is published. */
    fingerprint: z.string(),
    version: count,
    diff: z.array(SessionDiff),
    clashes: z.array(ScheduleClash),
    /** People, each once. */
    told: count,
    /** Number of those people with a phone number. */
    toldBySms: count,
    /** Sessions that have no place yet and stay unpublished. */
    unplaced: count,
  }),
  errors: ['Conference.NotFound'],
});

export const publishSchedule = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceSchedule/Publish',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Publishes the schedule as a new version and tells those who starred or hold a seat of what changed.',
  input: z.object({
    id: idField,
    fingerprint: z.string('请先检查再发布').regex(/^[0-9a-f]{16}$/, '请先检查再发布'),
    note: textField(200).default(''),
    /** Clashes were seen and are meant so. */
    acceptsClashes: flagField.default(false),
    /** Also notifies people with a phone number by text message. */
    withSms: flagField.default(false),
  }),
  output: z.object({ version: count, told: count }),
  errors: [
    'Conference.NotFound',
    'Schedule.ChangedMeanwhile',
    'Schedule.NothingToPublish',
    'Schedule.HasClashes',
    'Request.TooMany',
  ],
  idempotent: true,
});

export const getScheduleVersions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceSchedule/GetVersions',
  access: 'permission:Pages.Conferences',
  summary: 'The published versions of a conference, the newest first.',
  input: z.object({ id: idField }),
  output: z.object({
    items: z.array(
      z.object({
        version: count,
        note: z.string(),
        publishedAt: wireTime,
        publishedBy: z.string(),
        sessionCount: count,
      }),
    ),
  }),
  errors: ['Conference.NotFound'],
});

export const compareSchedules = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceSchedule/Compare',
  access: 'permission:Pages.Conferences',
  summary: 'What changed between two published versions.',
  input: z.object({
    id: idField,
    from: z.coerce.number<number>('版本不正确').int('版本不正确').min(1, '版本不正确').max(2_147_483_647, '版本不正确'),
    to: z.coerce.number<number>('版本不正确').int('版本不正确').min(1, '版本不正确').max(2_147_483_647, '版本不正确'),
  }),
  output: z.object({ diff: z.array(SessionDiff) }),
  errors: ['Conference.NotFound', 'Schedule.VersionNotFound'],
});
