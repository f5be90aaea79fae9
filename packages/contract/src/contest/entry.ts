import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireTime } from '../fields.ts';
import { versionField } from '../governed-fields.ts';
import { coverSchema } from '../library/album-data.ts';
import { pageFields, pageOf } from '../paging.ts';
import { aiUses, entryKinds, entryStates, maxSeries, progressStates } from './activity-words.ts';
import {
  entryCheckKeys,
  entryCheckResults,
  maxEntryAppeal,
  maxEntryExplanation,
  maxEntryStory,
  maxEntryTitle,
} from './entry-words.ts';

/** A work that a picture looks like; its picture only where everybody may see it, or it is the author’s own. */
export const LookAlikeWork = z.object({
  entryId: idField,
  number: count.nullable(),
  title: z.string(),
  activityName: z.string(),
  /** 1: the same. */
  likeness: z.number().min(0).max(1),
  picture: coverSchema.nullable(),
});
export type LookAlikeWork = z.infer<typeof LookAlikeWork>;

/** One check of a work: what was found, what the rules want, and what to do next. */
export const EntryCheck = z.object({
  key: z.enum(entryCheckKeys),
  result: z.enum(entryCheckResults),
  /** Of a series, which picture, from 1; null for the whole work. */
  place: count.nullable(),
  value: z.string(),
  limit: z.string(),
  next: z.string(),
  lookAlike: LookAlikeWork.nullable().default(null),
});
export type EntryCheck = z.infer<typeof EntryCheck>;

export const OwnEntry = z.object({
  id: idField,
  activity: z.object({ id: idField, name: z.string(), progressState: z.enum(progressStates) }),
  /** Null until it is first sent in. */
  number: count.nullable(),
  kind: z.enum(entryKinds),
  category: z.string(),
  /** Name of the category, or "". */
  categoryName: z.string(),
  title: z.string(),
  story: z.string(),
  aiUse: z.enum(aiUses).nullable(),
  explanation: z.string(),
  state: z.enum(entryStates),
  reason: z.string(),
  isMended: z.boolean(),
  isAppealed: z.boolean(),
  /** In order. */
  pictures: z.array(coverSchema),
  /** As they are now for what can still be changed, else as they were when it was sent in. */
  checks: z.array(EntryCheck),
  /** What the author may do now. */
  abilities: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    withdraw: z.boolean(),
    delete: z.boolean(),
    /** Against a refusal, once. */
    appeal: z.boolean(),
  }),
  /** Until when that can be done; null where nothing can. */
  deadline: wireTime.nullable(),
  revision: count,
  submittedAt: wireTime.nullable(),
});
export type OwnEntry = z.infer<typeof OwnEntry>;

const picturesField = listField(idField, maxSeries)
  .refine((ids) => ids.length > 0, '请至少选一张图片')
  .refine((ids) => new Set(ids).size === ids.length, '同一张图片只能选一次');

export const getOwnEntries = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityData/GetMyWorks',
  access: 'user',
  summary: 'The caller’s works, of one activity or of all: those that wait for the caller first.',
  input: z.object({
    ...pageFields,
    activityId: idField.optional(),
    states: listField(z.enum(entryStates), entryStates.length),
  }),
  output: pageOf(OwnEntry),
  errors: [],
});

export const createEntry = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityData/CreateWork',
  access: 'user',
  summary: 'Begins a work from the caller’s own pictures.',
  input: z.object({
    activityId: idField,
    kind: z.enum(entryKinds, '请选择单幅或组照'),
    imageIds: picturesField,
    title: textField(maxEntryTitle).default(''),
  }),
  output: OwnEntry,
  errors: [
    'Activity.NotFound',
    'Entrant.Required',
    'Entry.NotOpen',
    'Entry.TooMany',
    'Entry.PicturesMissing',
    'Text.Blocked',
  ],
  idempotent: true,
});

export const updateEntry = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/activityData/UpdateWork',
  access: 'user',
  summary: 'Saves a work of the caller’s that can still be changed; a withdrawn one becomes a draft again.',
  input: z.object({
    id: idField,
    revision: versionField,
    kind: z.enum(entryKinds, '请选择单幅或组照'),
    imageIds: picturesField,
    title: textField(maxEntryTitle).default(''),
    story: textField(maxEntryStory).default(''),
    category: textField(30).default(''),
    aiUse: z.enum(aiUses, '请选择').nullable().default(null),
    explanation: textField(maxEntryExplanation).default(''),
  }),
  output: OwnEntry,
  errors: [
    'Entry.NotFound',
    'Entry.ChangedMeanwhile',
    'Entry.Locked',
    'Entry.TooMany',
    'Entry.PicturesMissing',
    'Text.Blocked',
  ],
});

export const submitEntries = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityData/SubmitWorks',
  access: 'user',
  summary: 'Sends works in: those that pass their checks are sent, the others stay and say why.',
  input: bulkInput.extend({
    activityId: idField,
    /** The version of the rights that is agreed to. */
    rightsVersion: count.min(1, '请先同意权利说明'),
  }),
  output: bulkResult,
  errors: ['Activity.NotFound', 'Entrant.Required', 'Entrant.RightsChanged'],
});

export const withdrawEntries = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityData/WithdrawWorks',
  access: 'user',
  summary: 'Withdraws works of the caller’s that were sent in; their numbers stay theirs.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});

export const appealEntry = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityData/AppealWork',
  access: 'user',
  summary: 'Has another reviewer look at a refused work of the caller’s, once, until works are locked.',
  input: z.object({ id: idField, text: textField(maxEntryAppeal, 1) }),
  output: OwnEntry,
  errors: ['Entry.NotFound', 'Entry.AppealUsed', 'Entry.Locked', 'Text.Blocked'],
});

export const deleteEntry = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/activityData/DeleteWork',
  access: 'user',
  summary: 'Deletes a draft of the caller’s that was never sent in. The pictures stay in the gallery.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Entry.NotFound', 'Entry.Locked'],
});
