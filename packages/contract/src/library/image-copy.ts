import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cents, count, flagField, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { coverSchema } from './album-data.ts';
import { copyChanges, copyDecisions, copyStates } from './copy-words.ts';
import { NamedReference, reviewStates } from './image.ts';

/** One of the two pictures. */
export const ComparedImage = z.object({
  id: idField,
  no: z.string(),
  title: z.string(),
  cover: coverSchema,
  author: NamedReference,
  reviewState: z.enum(reviewStates),
  width: count,
  height: count,
  bytes: count,
  format: z.string(),
  /** Whether the file says what camera took it. */
  hasCamera: z.boolean(),
  takenAt: wireTime.nullable(),
  createdAt: wireTime,
  publishedAt: wireTime.nullable(),
  /** Of its cheapest licence; null where it is not for sale. */
  unitPrice: cents.nullable(),
  sales: count,
});
export type ComparedImage = z.infer<typeof ComparedImage>;

const found = {
  id: idField,
  changes: z.array(z.enum(copyChanges)).min(1),
  /** How much of the one the other shows, by area. */
  sharedPercent: z.int().min(1).max(100),
  confidence: z.int().min(0).max(100),
  foundAt: wireTime,
  /** When the original's author asked for a decision. */
  requestedAt: wireTime.nullable(),
  decision: z.enum(copyDecisions).nullable(),
  decidedAt: wireTime.nullable(),
};

/** Two pictures of which one seems to be made from the other. */
export const CopyCase = z.object({
  ...found,
  /** The one that was uploaded first. */
  original: ComparedImage,
  copy: ComparedImage,
  /** Both are of the same author. */
  isOwn: z.boolean(),
  /** Written with the decision, or why it was opened again. */
  note: z.string(),
  decidedBy: z.string().nullable(),
});
export type CopyCase = z.infer<typeof CopyCase>;

export const getCopyCases = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageCopy/GetCopyCases',
  access: 'permission:Pages.Copies',
  summary: 'Pairs of pictures that seem to be copies: those that authors asked about first, then the surest.',
  input: z.object({
    ...pageFields,
    state: z.enum(copyStates, '请选择状态').default('open'),
    isOwn: flagField.default(false),
    changes: listField(z.enum(copyChanges, '没有这种改动')),
    minConfidence: z.coerce.number<number>('把握应为 0 到 100').int().min(0).max(100).default(0),
    /** One of the two. */
    imageId: idField.optional(),
  }),
  output: pageOf(CopyCase),
  errors: [],
});

export const getCopyFigures = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageCopy/GetFigures',
  access: 'permission:Pages.Copies',
  summary: 'How many pairs there are of each kind, and how much of the library was compared.',
  input: z.object({}),
  output: z.object({
    open: count,
    own: count,
    decided: count,
    checked: count,
    unchecked: count,
    lastCheckedAt: wireTime.nullable(),
  }),
  errors: [],
});

export const decideCopyCase = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageCopy/Decide',
  access: 'permission:Pages.Copies.Edit',
  summary: 'Decides on a pair; a picture that is judged a copy goes offline, or back to its author while in review.',
  input: z.object({ id: idField, decision: z.enum(copyDecisions, '请选择处理结果'), note: textField(300).default('') }),
  output: z.object({}),
  errors: ['Copy.NotFound', 'Copy.Decided', 'Permission.Denied'],
});

export const reopenCopyCase = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageCopy/Reopen',
  access: 'permission:Pages.Copies.Edit',
  summary: 'Takes a decision on a pair back; pictures that went offline stay so.',
  input: z.object({ id: idField, reason: textField(300, 1) }),
  output: z.object({}),
  errors: ['Copy.NotFound', 'Copy.Open'],
});

/** A copy of the caller's own picture. */
export const OwnCopyCase = z.object({
  ...found,
  original: ComparedImage.pick({ id: true, no: true, title: true, cover: true, reviewState: true }),
  /** Null while visitors may not see it. */
  copy: ComparedImage.pick({
    id: true,
    no: true,
    title: true,
    cover: true,
    author: true,
    publishedAt: true,
  }).nullable(),
});
export type OwnCopyCase = z.infer<typeof OwnCopyCase>;

export const getOwnCopies = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageCopyData/GetOwnCopies',
  access: 'user',
  summary: 'Pictures by others that seem to be copies of the caller’s, the newest first.',
  input: z.object({ ...pageFields }),
  output: pageOf(OwnCopyCase),
  errors: [],
});

export const requestCopyDecision = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageCopyData/RequestDecision',
  access: 'user',
  summary: 'Asks the office to decide on a copy of the caller’s picture; once.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Copy.NotFound', 'Copy.Decided', 'Copy.Requested'],
});
