import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { Feedback, feedbackText } from './feedback-data.ts';
import { feedbackKinds, feedbackStates } from './feedback-words.ts';

export const ManagedFeedback = Feedback.extend({
  user: z.object({ id: idField, nickName: z.string() }),
  contact: z.string(),
  movedAt: wireTime,
});
export type ManagedFeedback = z.infer<typeof ManagedFeedback>;

export const getFeedback = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/feedback/GetFeedback',
  access: 'permission:Pages.Feedback',
  summary: 'Feedback, what waits for an answer first.',
  input: z.object({
    ...pageFields,
    keyword: textField(60).default(''),
    states: listField(z.enum(feedbackStates), feedbackStates.length),
    kinds: listField(z.enum(feedbackKinds), feedbackKinds.length),
    sorting: sortingField(['createdAt', 'movedAt'], 'movedAt DESC'),
  }),
  output: pageOf(ManagedFeedback),
  errors: [],
});

export const replyToFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/feedback/Reply',
  access: 'permission:Pages.Feedback.Edit',
  summary: 'Answers feedback; refused where somebody has written since the message that is answered.',
  input: z.object({ id: idField, text: feedbackText, lastMessageId: idField }),
  output: ManagedFeedback,
  errors: ['Feedback.NotFound', 'Feedback.Closed', 'Feedback.TooLong', 'Feedback.ChangedMeanwhile'],
  idempotent: true,
});

export const closeFeedbackByOffice = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/feedback/Close',
  access: 'permission:Pages.Feedback.Edit',
  summary: 'Closes feedback that needs no further word.',
  input: z.object({ id: idField }),
  output: ManagedFeedback,
  errors: ['Feedback.NotFound', 'Feedback.Closed'],
});

export const deleteFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/feedback/Delete',
  access: 'permission:Pages.Feedback.Delete',
  summary: 'Deletes feedback with all its messages; its writer doesn’t see it any longer either.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Feedback.NotFound'],
});
