import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireTime } from '../fields.ts';
import { reviewStates } from './image.ts';
import { ReviewCase, ReviewFrame, ReviewItem, reasonField, reviewQueues } from './review-case.ts';
import { leaseMinutes, maxBatch, undoSeconds } from './review-limits.ts';
import { reviewReasonCodes } from './review-reasons.ts';

export const reviewDecisions = ['approve', 'reject'] as const;

const QueueFigures = z.object({ waiting: count, oldestAt: wireTime.nullable() });

export const getReviewQueue = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageReview/GetQueue',
  access: 'permission:Pages.Images.Review',
  summary: 'How much waits for review, since when, who reviews, and how long it will take at today’s pace.',
  input: z.object({}),
  output: z.object({
    first: QueueFigures,
    second: QueueFigures,
    appeal: QueueFigures,
    /** Albums that wait. */
    albums: count,
    stages: z.int().min(1).max(2),
    /** Holders of pictures and those who decided within the last quarter of an hour. */
    activeReviewers: count,
    /** Decisions since midnight, the most first. */
    reviewers: z.array(z.object({ id: idField, name: z.string(), today: count })),
    /** The caller's own since midnight. */
    today: count,
    /** Between two of the caller's decisions today, the median; null before the second. */
    secondsEach: count.nullable(),
    /** At the pace of the last hour; null when nobody decided anything. */
    minutesToClear: count.nullable(),
  }),
  errors: [],
});

export const takeReviewBatch = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageReview/TakeBatch',
  access: 'permission:Pages.Images.Review',
  summary: `Takes up to ${maxBatch} of the oldest pictures for ${leaseMinutes} minutes, what the caller holds already included; never the caller’s own.`,
  audited: false,
  input: z.object({ queue: z.enum(reviewQueues).default('first') }),
  output: z.object({
    items: z.array(ReviewItem),
    /** Null without items. */
    leaseUntil: wireTime.nullable(),
  }),
  errors: [],
});

export const renewReviewLeases = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageReview/RenewLeases',
  access: 'permission:Pages.Images.Review',
  summary: 'Holds what the caller still holds for another quarter of an hour, and answers which pictures those are.',
  audited: false,
  input: z.object({}),
  output: z.object({ imageIds: z.array(idField), leaseUntil: wireTime.nullable() }),
  errors: [],
});

export const releaseReviewLeases = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageReview/ReleaseLeases',
  access: 'permission:Pages.Images.Review',
  summary: 'Puts what the caller holds back into the queue.',
  audited: false,
  input: z.object({}),
  output: z.object({ released: count }),
  errors: [],
});

export const getReviewCase = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageReview/GetCase',
  access: 'permission:Pages.Images.Review',
  summary: 'All that is to be known of a picture before it is decided on.',
  input: z.object({ imageId: idField }),
  output: ReviewCase,
  errors: ['Image.NotFound'],
});

/** What the reviewer mends while deciding; what is left out stays. */
export const ReviewEdits = z.object({
  title: textField(100, 1).optional(),
  description: textField(2000).optional(),
  labels: z.array(textField(20, 1)).max(30, '最多 30 个标签').optional(),
  categoryId: idField.nullable().optional(),
  regionId: idField.nullable().optional(),
});
export type ReviewEdits = z.infer<typeof ReviewEdits>;

/** How a decision is put: reasons and message count only when something is rejected. */
export const decisionFields = {
  decision: z.enum(reviewDecisions, '请选择通过或退回'),
  reasons: listField(reasonField, reviewReasonCodes.length),
  message: textField(500).default(''),
};

export const decideImage = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageReview/Decide',
  access: 'permission:Pages.Images.Review',
  summary: 'Approves or rejects a picture that the caller holds, after mending its texts; the author is told at once.',
  idempotent: true,
  input: z.object({
    imageId: idField,
    ...decisionFields,
    frame: ReviewFrame.nullable().default(null),
    edits: ReviewEdits.default({}),
  }),
  output: z.object({
    /** `pending` after the first of two approvals. */
    state: z.enum(reviewStates),
    undoUntil: wireTime,
  }),
  errors: [
    'Image.NotFound',
    'Review.LeaseLost',
    'Review.ReasonRequired',
    'Review.BlockedWord',
    'Category.NotFound',
    'Region.NotFound',
  ],
});

export const undoDecision = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageReview/Undo',
  access: 'permission:Pages.Images.Review',
  summary: `Takes the caller’s decision back within ${undoSeconds} seconds, unless somebody moved the picture since; the caller holds it again.`,
  input: z.object({ imageId: idField }),
  output: z.object({ item: ReviewItem, leaseUntil: wireTime }),
  errors: ['Review.UndoTooLate'],
});
