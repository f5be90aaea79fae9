import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, textField, wireTime } from '../fields.ts';
import { versionField } from '../governed-fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { ConferenceDraft } from './conference-management.ts';

export const PublishChange = z.object({
  /** Section of the change: 基本信息, 报名表, 日程. */
  section: z.string(),
  /** Name of what differs. */
  label: z.string(),
  kind: z.enum(['added', 'changed', 'removed']),
  before: z.string(),
  after: z.string(),
});
export type PublishChange = z.infer<typeof PublishChange>;

export const PublishProblem = z.object({
  level: z.enum(['block', 'warn']),
  text: z.string(),
  /** Page of the console's conference where it is mended: the last part of its address. */
  tab: z.enum(['facts', 'ticket-types']),
});
export type PublishProblem = z.infer<typeof PublishProblem>;

export const PublishDiff = z.object({
  /** Latest version of the history; 0 before the first. */
  version: count,
  /** Revision of the compared draft, so that exactly that one is published. */
  revision: versionField,
  changes: z.array(PublishChange),
  /** Obstacles to publishing, and points to check. */
  problems: z.array(PublishProblem),
  /** Number of people with a ticket or waiting for one, when time or place change; 0 when no notification is needed. */
  told: count,
  /** Number of those people with a phone number. */
  toldBySms: count,
});
export type PublishDiff = z.infer<typeof PublishDiff>;

export const getPublishDiff = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceManagement/GetPublishDiff',
  access: 'permission:Pages.Conferences',
  summary: 'What publishing would change, and what keeps it from being published.',
  input: z.object({ id: idField }),
  output: PublishDiff,
  errors: ['Conference.NotFound'],
});

export const publishConference = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceManagement/Publish',
  access: 'permission:Pages.Conferences.Edit',
  summary:
    'Makes the draft what everybody sees, as one more version, and tells who is registered of a new time or place.',
  input: z.object({
    id: idField,
    /** Revision of the draft that was reviewed. */
    revision: versionField,
    note: textField(200).default(''),
    /** Only where time or place change. */
    tells: flagField.default(true),
    /** Also notifies by text message. */
    withSms: flagField.default(false),
  }),
  output: ConferenceDraft,
  errors: [
    'Conference.NotFound',
    'Conference.ChangedMeanwhile',
    'Conference.StateMismatch',
    'Conference.NotPublishable',
    'Request.TooMany',
  ],
  idempotent: true,
});

export const cancelConference = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceManagement/Cancel',
  access: 'permission:Pages.Conferences.Delete',
  summary: 'Cancels a published conference for good and tells everybody registered why.',
  input: z.object({ id: idField, reason: textField(200, 1) }),
  output: ConferenceDraft,
  errors: ['Conference.NotFound', 'Conference.StateMismatch'],
  idempotent: true,
});

export const archiveConference = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceManagement/Archive',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Puts a conference that is over into the archive, or takes it out again.',
  input: z.object({ id: idField, isArchived: flagField }),
  output: ConferenceDraft,
  errors: ['Conference.NotFound', 'Conference.StateMismatch'],
});

export const setConferenceLive = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceManagement/SetLive',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Switches the live wall of a conference on or off, at once.',
  input: z.object({ id: idField, liveOn: flagField }),
  output: ConferenceDraft,
  errors: ['Conference.NotFound', 'Conference.StateMismatch'],
});

export const setConferenceActive = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceManagement/SetActive',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Takes a published conference off the site, or puts it back.',
  input: z.object({ id: idField, isActived: flagField }),
  output: ConferenceDraft,
  errors: ['Conference.NotFound'],
});

export const ConferenceVersion = z.object({
  number: count,
  note: z.string(),
  /** "" when the account no longer exists. */
  publishedBy: z.string(),
  publishedAt: wireTime,
  /** Against the version before. */
  changes: z.array(PublishChange),
});
export type ConferenceVersion = z.infer<typeof ConferenceVersion>;

export const getConferenceVersions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceManagement/GetVersions',
  access: 'permission:Pages.Conferences',
  summary: 'What was published when by whom, the newest first, each with what it changed.',
  input: z.object({ ...pageFields, id: idField }),
  output: pageOf(ConferenceVersion),
  errors: ['Conference.NotFound'],
});
