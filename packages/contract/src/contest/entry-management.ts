import { z } from 'zod';
import { bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireTime } from '../fields.ts';
import { versionField } from '../governed-fields.ts';
import { coverSchema } from '../library/album-data.ts';
import { CameraData } from '../library/image.ts';
import { pageFields, pageOf } from '../paging.ts';
import { aiUses, entryKinds, entryStates } from './activity-words.ts';
import { EntryCheck } from './entry.ts';
import { entryDecisions, entryReasonCodes } from './entry-words.ts';

/** A work as the office decides on it: nothing names its author. */
export const ManagedEntry = z.object({
  id: idField,
  number: count.nullable(),
  kind: z.enum(entryKinds),
  categoryName: z.string(),
  title: z.string(),
  story: z.string(),
  aiUse: z.enum(aiUses).nullable(),
  /** What the author says of a look-alike. */
  explanation: z.string(),
  state: z.enum(entryStates),
  reason: z.string(),
  isMended: z.boolean(),
  /** Waits for a reviewer who has not decided yet. */
  asksSecond: z.boolean(),
  /** Whether the caller may decide: not whoever asked for a second review, or refused what is appealed. */
  mayDecide: z.boolean(),
  /** What the author says against a refusal; "" without an appeal. */
  appeal: z.string(),
  pictures: z.array(coverSchema.extend({ camera: CameraData, takenAt: wireTime.nullable() })),
  checks: z.array(EntryCheck),
  /** Works of the same author in this activity that were sent in, this one too. */
  sentByAuthor: count,
  revision: count,
  submittedAt: wireTime.nullable(),
  /** Whether the caller’s decision can be taken back. */
  canUndo: z.boolean(),
});
export type ManagedEntry = z.infer<typeof ManagedEntry>;

export const getManagedEntries = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityEntry/GetList',
  access: 'permission:Pages.Activities.Review',
  summary: 'Works that were sent in: mended and appealed ones first, then those that wait longest.',
  input: z.object({
    ...pageFields,
    activityId: idField,
    keyword: textField(50).default(''),
    states: listField(z.enum(entryStates), entryStates.length),
  }),
  output: pageOf(ManagedEntry).extend({
    activityName: z.string(),
    /** Works that wait for a decision, since when, and decisions of today. */
    waiting: count,
    waitingSince: wireTime.nullable(),
    decidedToday: count,
  }),
  errors: ['Activity.NotFound'],
});

const Revised = z.object({ id: idField, revision: versionField });

export const decideEntries = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityEntry/Decide',
  access: 'permission:Pages.Activities.Review',
  summary:
    'Accepts works, asks for them to be mended or refuses them, and tells their authors; or asks for a second review.',
  input: z
    .object({
      items: listField(Revised, 100).refine((items) => items.length > 0, '请至少选择一项'),
      decision: z.enum(entryDecisions, '请选择决定'),
      reasons: listField(z.enum(entryReasonCodes, '没有这种原因'), entryReasonCodes.length),
      message: textField(200).default(''),
    })
    .refine(
      ({ decision, reasons, message }) =>
        decision === 'accept' || decision === 'second' || reasons.length > 0 || message !== '',
      {
        message: '请选择原因或写给作者的话',
        path: ['reasons'],
      },
    ),
  output: bulkResult,
  errors: [],
});

export const undoEntryDecision = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityEntry/Undo',
  access: 'permission:Pages.Activities.Review',
  summary: 'Takes the caller’s own decision on a work back while nothing has happened since, and tells the author.',
  input: Revised,
  output: z.object({}),
  errors: ['Entry.NotFound', 'Entry.DecidedMeanwhile'],
});
