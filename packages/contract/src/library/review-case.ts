import { z } from 'zod';
import { count, idField, wireTime } from '../fields.ts';
import { sensitiveWordLevels } from '../site/sensitive-word.ts';
import { coverSchema } from './album-data.ts';
import { AuthorCard, aiUses, CameraData, NamedReference, orientations, reviewStates } from './image.ts';
import { Release } from './image-upload.ts';
import { reviewReasonCodes } from './review-reasons.ts';

/** `first`: never looked at; `second`: approved once, where two have to; `appeal`: the author appealed against a rejection. */
export const reviewQueues = ['first', 'second', 'appeal'] as const;
export type ReviewQueue = (typeof reviewQueues)[number];

const share = z.number().min(0).max(1);
/** A part of the picture, in shares of its width and height. */
export const ReviewFrame = z.object({ x: share, y: share, width: share, height: share });
export type ReviewFrame = z.infer<typeof ReviewFrame>;

export const reasonField = z.enum(reviewReasonCodes, '没有这种原因');
/** A reason as the author reads it. */
export const GivenReason = z.object({ code: z.string(), title: z.string(), mend: z.string() });

export const wordFields = ['title', 'description', 'labels'] as const;

/** A sensitive word in what the author wrote, as it stands there. */
export const ReviewWord = z.object({
  field: z.enum(wordFields),
  level: z.enum(sensitiveWordLevels),
  word: z.string(),
  found: z.string(),
});
export type ReviewWord = z.infer<typeof ReviewWord>;

/** A held picture as the film strip shows it. */
export const ReviewItem = z.object({
  id: idField,
  no: z.string(),
  title: z.string(),
  cover: coverSchema,
  author: NamedReference,
  /** Level of the worst sensitive word in its texts; null without one. */
  worstWord: z.enum(sensitiveWordLevels).nullable(),
  submittedAt: wireTime,
});
export type ReviewItem = z.infer<typeof ReviewItem>;

export const ReviewEvent = z.object({
  id: count,
  from: z.enum(reviewStates),
  to: z.enum(reviewStates),
  /** Null: the program itself. */
  actor: NamedReference.nullable(),
  reasons: z.array(GivenReason),
  /** `passed`: the first of two approvals; `undone`, `appealed` as named; null for a plain move. */
  note: z.enum(['passed', 'undone', 'appealed']).nullable(),
  message: z.string(),
  frame: ReviewFrame.nullable(),
  at: wireTime,
});
export type ReviewEvent = z.infer<typeof ReviewEvent>;

/** A picture of the library that looks like the reviewed one. */
export const LookAlike = z.object({
  id: idField,
  no: z.string(),
  title: z.string(),
  cover: coverSchema,
  author: NamedReference,
  reviewState: z.enum(reviewStates),
  /** 1: alike to the last bit of its fingerprint. */
  likeness: z.number().min(0).max(1),
  width: count,
  height: count,
  bytes: count,
  camera: CameraData,
  takenAt: wireTime.nullable(),
  createdAt: wireTime,
  sales: count,
});
export type LookAlike = z.infer<typeof LookAlike>;

export const ReviewCase = z.object({
  id: idField,
  no: z.string(),
  title: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  category: NamedReference.nullable(),
  region: NamedReference.nullable(),
  album: NamedReference.nullable(),
  cover: coverSchema,
  reviewState: z.enum(reviewStates),
  queue: z.enum(reviewQueues),
  /** Why the author appeals; "" without an appeal. */
  appeal: z.string(),
  width: count,
  height: count,
  bytes: count,
  format: z.string(),
  orientation: z.enum(orientations),
  originalName: z.string(),
  camera: CameraData,
  takenAt: wireTime.nullable(),
  submittedAt: wireTime,
  editorialOnly: z.boolean(),
  aiUse: z.enum(aiUses).nullable(),
  /** Null where nobody looked for faces. */
  faceCount: count.nullable(),
  author: AuthorCard,
  /** The author's decisions of the last 90 days. */
  record: z.object({
    approved: count,
    rejected: count,
    /** The reasons given most often, at most three. */
    reasons: z.array(z.object({ code: z.string(), title: z.string(), count })),
    published: count,
  }),
  words: z.array(ReviewWord),
  releases: z.array(Release),
  lookAlikes: z.array(LookAlike).max(4),
  history: z.array(ReviewEvent),
  /** Of the caller; null where the caller doesn't hold the picture. */
  leaseUntil: wireTime.nullable(),
  /** Where the original can be looked at 1:1. */
  canLoupe: z.boolean(),
});
export type ReviewCase = z.infer<typeof ReviewCase>;
