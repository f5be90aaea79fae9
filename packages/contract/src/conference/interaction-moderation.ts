import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, listField, textField } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { Danmaku, danmakuStates, PublicQuestion, questionStates } from './interaction-fields.ts';

const staff = 'permission:Pages.Conferences.Staff';

/** The author of a message or answer, visible to the office. */
export const Writer = z.object({ attendeeId: idField, name: z.string(), company: z.string(), isMuted: z.boolean() });
export type Writer = z.infer<typeof Writer>;

export const getManagedDanmaku = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceInteraction/GetDanmaku',
  access: staff,
  summary: 'A hall’s lines with their writers, newest first.',
  input: z.object({ ...pageFields, roomId: idField, states: listField(z.enum(danmakuStates, '没有这种状态'), 3) }),
  output: pageOf(Danmaku.extend({ state: z.enum(danmakuStates), isFlagged: z.boolean(), writer: Writer })),
  errors: ['InteractionRoom.NotFound'],
});

export const decideDanmaku = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceInteraction/DecideDanmaku',
  access: staff,
  summary: 'Shows or hides lines; those that are so already stay as they are.',
  input: z.object({
    ids: listField(idField, 200).refine((ids) => ids.length > 0, '请至少选择一条'),
    isShown: flagField,
  }),
  output: z.object({ changed: count }),
  errors: [],
});

export const getManagedQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceInteraction/GetQuestions',
  access: staff,
  summary: 'A hall’s questions with who asked: what waits for review first, then by votes.',
  input: z.object({ ...pageFields, roomId: idField, states: listField(z.enum(questionStates, '没有这种状态'), 5) }),
  output: pageOf(PublicQuestion.extend({ isFlagged: z.boolean(), writer: Writer })),
  errors: ['InteractionRoom.NotFound'],
});

export const decideQuestion = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceInteraction/DecideQuestion',
  access: staff,
  summary: 'Shows, hides, begins or ends answering a question; the one that was being answered is answered then.',
  input: z.object({
    id: idField,
    to: z.enum(['shown', 'answering', 'answered', 'hidden'], '没有这种状态'),
    speaker: textField(30).default(''),
  }),
  output: PublicQuestion,
  errors: ['Question.NotFound', 'Question.StateMismatch'],
});

export const muteAttendee = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceInteraction/Mute',
  access: staff,
  summary:
    'Keeps an attendee from writing, for minutes or for good, and hides what of his waits for review; 0 lets him again.',
  input: z.object({
    attendeeId: idField,
    /** Null for the rest of the conference, 0 ends it. */
    minutes: z.int('请填写 0 到 1440').min(0, '请填写 0 到 1440').max(1440, '请填写 0 到 1440').nullable(),
    reason: textField(60).default(''),
  }),
  output: z.object({ isMuted: z.boolean() }),
  errors: ['Attendee.NotFound'],
});
