import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireTime } from '../fields.ts';
import { reviewStates } from './image.ts';
import { GivenReason, ReviewFrame } from './review-case.ts';

/** What was last decided on a picture, for its author. */
export const ImageDecision = z.object({
  imageId: idField,
  state: z.enum(reviewStates),
  reasons: z.array(GivenReason),
  message: z.string(),
  frame: ReviewFrame.nullable(),
  /** When it came into its state; null where that isn't known. */
  at: wireTime.nullable(),
  canAppeal: z.boolean(),
  /** It is pending because of an appeal. */
  isAppealed: z.boolean(),
  /** Pictures that wait before a pending one; null otherwise. */
  ahead: count.nullable(),
});
export type ImageDecision = z.infer<typeof ImageDecision>;

export const getImageDecisions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageReview/GetDecisions',
  access: 'user',
  summary: 'What was decided on the caller’s own pictures, with reasons and how to mend them; others’ are left out.',
  input: z.object({ imageIds: listField(idField, 200) }),
  output: z.object({ items: z.array(ImageDecision) }),
  errors: [],
});

export const appealImage = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageReview/AppealImage',
  access: 'user',
  summary: 'Has another reviewer look at a rejected picture of the caller’s, once for each rejection.',
  input: z.object({ imageId: idField, message: textField(500, 1) }),
  output: ImageDecision,
  errors: ['Image.NotFound', 'Image.StateMismatch', 'Review.AppealUsed'],
});

export const resubmitImages = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageReview/ResubmitImages',
  access: 'user',
  summary: 'Hands rejected pictures of the caller’s to review again, after they were mended.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});

export const withdrawImages = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageReview/WithdrawImages',
  access: 'user',
  summary: 'Takes pending pictures of the caller’s back; they are drafts again.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});
