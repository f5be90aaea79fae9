import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { idField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { pictureErrors } from '../picture-errors.ts';
import {
  feedbackKinds,
  feedbackStates,
  maxFeedbackPictures,
  maxFeedbackText,
  satisfactions,
} from './feedback-words.ts';

export const feedbackText = textField(maxFeedbackText, 1);
const pictureIds = z.array(idField).max(maxFeedbackPictures, `最多 ${maxFeedbackPictures} 张图片`).default([]);

export const Feedback = z.object({
  id: idField,
  kind: z.enum(feedbackKinds),
  state: z.enum(feedbackStates),
  /** What the writer said at closing; null before, and where nothing was said. */
  satisfaction: z.enum(satisfactions).nullable(),
  createdAt: wireTime,
  /** The first message first. */
  messages: z.array(
    z.object({
      id: idField,
      isOffice: z.boolean(),
      text: z.string(),
      createdAt: wireTime,
      /** Numbers of pictures, served at `feedbackPicturePath`. */
      pictures: z.array(idField),
    }),
  ),
});
export type Feedback = z.infer<typeof Feedback>;

export const getMyFeedback = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/feedbackData/GetMine',
  access: 'user',
  summary: 'The caller’s feedback with its answers, what moved last first.',
  input: z.object({ ...pageFields, state: z.enum(feedbackStates).optional() }),
  output: pageOf(Feedback),
  errors: [],
});

export const uploadFeedbackPicture = defineUpload({
  method: 'POST',
  path: '/api/services/app/feedbackData/UploadPicture',
  access: 'user',
  summary:
    'Takes a picture for the caller’s next message: redrawn, sealed, seen by them and the office only. Kept a day until it is sent.',
  input: z.object({}),
  output: z.object({ id: idField }),
  errors: [...pictureErrors, 'Request.TooLarge', 'Request.TooMany', 'Feedback.TooManyPictures'],
  upload: { maxBytes: 20 * 1024 * 1024 },
});

export const createFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/feedbackData/Create',
  access: 'user',
  summary: 'Tells the office something; few may wait at the same time.',
  input: z.object({
    kind: z.enum(feedbackKinds, '请选择类型'),
    text: feedbackText,
    /** How else to reach the writer; "" for only here. */
    contact: textField(60).default(''),
    pictureIds,
  }),
  output: Feedback,
  errors: ['Feedback.TooManyWaiting', 'Feedback.PictureGone'],
  idempotent: true,
});

export const addFeedbackMessage = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/feedbackData/AddMessage',
  access: 'user',
  summary: 'Adds to feedback of one’s own, which then waits for the office again.',
  input: z.object({ id: idField, text: feedbackText, pictureIds }),
  output: Feedback,
  errors: ['Feedback.NotFound', 'Feedback.Closed', 'Feedback.TooLong', 'Feedback.PictureGone'],
  idempotent: true,
});

export const closeFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/feedbackData/Close',
  access: 'user',
  summary: 'Closes feedback of one’s own; where the office answered, one may say how content one is.',
  input: z.object({ id: idField, satisfaction: z.enum(satisfactions, '请选择满意程度').nullable().default(null) }),
  output: Feedback,
  errors: ['Feedback.NotFound', 'Feedback.Closed', 'Feedback.NotAnswered'],
});
