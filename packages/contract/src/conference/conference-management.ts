import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { count, flagField, idField, listField, textField, wireDate, wireTime } from '../fields.ts';
import { versionField } from '../governed-fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { pictureErrors } from '../picture-errors.ts';
import { ConferenceGuest, conferencePictureField, conferenceState, registrationForm } from './conference-fields.ts';
import { conferenceModule, conferenceModules, modulesOn } from './conference-modules.ts';

export const storedStates = ['draft', 'published', 'archived', 'cancelled'] as const;

const degrees = (most: number, message: string) =>
  z.number(message).min(-most, message).max(most, message).nullable().default(null);

/** Of a conference's description, in UTF-16 units of HTML, as it is stored. */
export const longestContent = 50_000;

/** Public facts of a conference; edited in a draft, visible once published. */
const facts = {
  title: textField(60, 1),
  summary: textField(200).default(''),
  /** HTML; cleaned before it is stored. */
  content: textField(longestContent).default(''),
  cover: conferencePictureField.default(''),
  banner: conferencePictureField.default(''),
  organiser: textField(100).default(''),
  coOrganisers: listField(textField(60, 1), 30),
  guests: listField(ConferenceGuest, 60),
  officePhone: textField(40).default(''),
  city: textField(30).default(''),
  location: textField(60).default(''),
  address: textField(100).default(''),
  /** How to get there and inside, one step per line. */
  directions: textField(1000).default(''),
  latitude: degrees(90, '纬度不正确'),
  longitude: degrees(180, '经度不正确'),
  startTime: wireTime,
  endTime: wireTime,
  regStartTime: wireTime,
  regEndTime: wireTime,
  /** From when on tickets log phones in; null for as soon as there are tickets. */
  phonesFrom: wireTime.nullable().default(null),
  form: registrationForm,
};
export const ConferenceFacts = z.object(facts);
export type ConferenceFacts = z.infer<typeof ConferenceFacts>;

export const ManagedConference = z.object({
  id: idField,
  title: z.string(),
  city: z.string(),
  location: z.string(),
  cover: z.string(),
  startTime: wireTime,
  endTime: wireTime,
  regStartTime: wireTime,
  regEndTime: wireTime,
  conferenceState,
  storedState: z.enum(storedStates),
  /** Ended, archived or cancelled, even while unpublished: attendees can no longer be added or removed. */
  isOver: z.boolean(),
  isActived: z.boolean(),
  isRehearsal: z.boolean(),
  liveOn: z.boolean(),
  /** Latest number of the history. A draft can have one, of its schedule: only `storedState` says what is published. */
  version: count,
  /** Whether the draft differs from what is published. */
  hasDraft: z.boolean(),
  cancelledReason: z.string(),
  createdAt: wireTime,
  counts: z.object({
    ticketed: count,
    unpaid: count,
    applied: count,
    waitlisted: count,
    pendingChanges: count,
    /** Places of all ticket types; null when one of them is unlimited. */
    capacity: count.nullable(),
  }),
});
export type ManagedConference = z.infer<typeof ManagedConference>;

export const getManagedConferences = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceManagement/GetList',
  access: 'permission:Pages.Conferences',
  summary: 'Conferences of the back office, drafts and rehearsals too.',
  input: z.object({
    ...pageFields,
    keyword: textField(50).default(''),
    states: listField(z.coerce.number<number>('状态不正确').pipe(conferenceState), 8),
    sorting: sortingField(['startTime', 'createdAt', 'title'], 'startTime DESC'),
  }),
  output: pageOf(ManagedConference),
  errors: [],
});

export const ConferenceDraft = ManagedConference.extend({
  /** The parts that are on. */
  modules: modulesOn,
  /** Draft facts. */
  facts: ConferenceFacts,
  /** The published form, which answers are given to. */
  publishedForm: registrationForm,
  /** Keys of form fields with answers: these can be neither deleted nor given another type. */
  answeredKeys: z.array(z.string()),
  /** Revision of the draft; saving over a newer one is rejected. */
  revision: count,
  clonedFrom: idField.nullable(),
  publishedAt: wireTime.nullable(),
});
export type ConferenceDraft = z.infer<typeof ConferenceDraft>;

export const getManagedConference = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceManagement/GetInfo',
  access: 'permission:Pages.Conferences',
  summary: 'One conference with its draft.',
  input: z.object({ id: idField }),
  output: ConferenceDraft,
  errors: ['Conference.NotFound'],
});

/** Attendees of one kind, and how many of them are new today. */
const Figure = z.object({ total: count, today: count });

export const RegistrationCurve = z.object({
  now: wireTime,
  /** Attendees with a ticket by the end of each day, from the first ticket to today or the conference's last day. */
  days: z.array(z.object({ day: wireDate, ticketed: count })),
  ticketed: Figure,
  applied: Figure,
  waitlisted: Figure,
  /** When the application that has been pending longest was made. */
  oldestAppliedAt: wireTime.nullable(),
  /** Attendees who have passed a door. */
  arrived: count,
});
export type RegistrationCurve = z.infer<typeof RegistrationCurve>;

export const getRegistrationCurve = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceManagement/GetRegistrationCurve',
  access: 'permission:Pages.Conferences',
  summary: 'How the registrations of a conference have grown day by day, and what came today.',
  input: z.object({ id: idField }),
  output: RegistrationCurve,
  errors: ['Conference.NotFound'],
});

export const createConference = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceManagement/Create',
  access: 'permission:Pages.Conferences.Create',
  summary: 'Begins a conference as a draft.',
  input: z.object({
    title: facts.title,
    startTime: wireTime,
    endTime: wireTime,
    regStartTime: wireTime,
    regEndTime: wireTime,
    summary: facts.summary,
    city: facts.city,
    location: facts.location,
    address: facts.address,
    /** Seen by its staff only, and never counted. */
    isRehearsal: flagField.default(false),
    cover: facts.cover,
    officePhone: facts.officePhone,
    /** Parts that are on from the beginning. */
    modules: listField(conferenceModule, conferenceModules.length),
    /** Places; null is without limit. Left out, there are neither ticket types nor an entrance yet. */
    places: z.int('名额应为整数').min(1, '至少 1 个名额').max(100_000, '名额过大').nullable().optional(),
  }),
  output: ConferenceDraft,
  errors: ['Conference.TimesReversed'],
  idempotent: true,
});

export const updateConferenceDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceManagement/UpdateDraft',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Saves what is being edited; nobody else sees it before it is published.',
  input: z.object({ id: idField, revision: versionField, ...facts }),
  output: ConferenceDraft,
  errors: [
    'Conference.NotFound',
    'Conference.ChangedMeanwhile',
    'Conference.TimesReversed',
    'Conference.StateMismatch',
    'Conference.FieldAnswered',
  ],
});

export const discardConferenceDraft = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceManagement/DiscardDraft',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Throws the draft away and goes on from what is published.',
  input: z.object({ id: idField }),
  output: ConferenceDraft,
  errors: ['Conference.NotFound', 'Conference.StateMismatch'],
});

/** Optional parts of a clone, in addition to facts, form, ticket types and schedule. */
const cloneParts = ['checkIn', 'duty', 'logistics', 'interaction', 'manner'] as const;
export type ClonePart = (typeof cloneParts)[number];

export const cloneConference = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceManagement/Clone',
  access: 'permission:Pages.Conferences.Create',
  summary: 'Begins a draft with all that another conference has but people and secrets, moved to begin on another day.',
  input: z.object({
    id: idField,
    title: facts.title,
    startDay: wireDate,
    isRehearsal: flagField.default(false),
    parts: z
      .array(z.enum(cloneParts, '没有这个部分'))
      .max(20, '部分过多')
      .default([...cloneParts]),
  }),
  output: ConferenceDraft,
  errors: ['Conference.NotFound'],
  idempotent: true,
});

export const deleteConference = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/conferenceManagement/Delete',
  access: 'permission:Pages.Conferences.Delete',
  summary: 'Deletes a draft that was never published, or a rehearsal.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Conference.NotFound', 'Conference.StateMismatch'],
});

export const uploadConferencePicture = defineUpload({
  method: 'POST',
  path: '/api/services/app/conferenceManagement/UploadPicture',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Keeps a picture of a conference, cut as its place asks, and answers its path.',
  input: z.object({ shape: z.enum(['cover', 'banner', 'content', 'portrait'], '不支持这种用途') }),
  output: z.object({ path: z.string() }),
  errors: [...pictureErrors],
  upload: { maxBytes: 20 * 1024 * 1024 },
});
