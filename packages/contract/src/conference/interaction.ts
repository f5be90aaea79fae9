import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { Danmaku, Interaction, maxWordsLength, PublicQuestion, reactionKinds } from './interaction-fields.ts';

const roomField = { roomId: idField };

export const InteractionRoom = z.object({
  id: idField,
  name: z.string(),
  /** Something is open there. */
  isLive: z.boolean(),
  danmakuOn: z.boolean(),
  danmakuReviewed: z.boolean(),
  slowSeconds: count,
  questionsOn: z.boolean(),
  questionsReviewed: z.boolean(),
});
export type InteractionRoom = z.infer<typeof InteractionRoom>;

export const getHall = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceUserMobile/GetHall',
  access: 'ticket',
  module: 'interaction',
  summary:
    'The halls that interact, and what is on in one of them: the named one, else the asker’s own, else where something is open.',
  input: z.object({ roomId: idField.optional() }),
  output: z.object({
    rooms: z.array(InteractionRoom),
    /** Null where no hall interacts. */
    roomId: idField.nullable(),
    /** The interaction now on stage. */
    stage: Interaction.nullable(),
    /** The last interaction that was revealed and has left the stage. */
    previous: z.object({ id: idField, title: z.string() }).nullable(),
    questionCount: count,
    /** May neither write nor ask; votes still count. */
    isMuted: z.boolean(),
  }),
  errors: ['InteractionRoom.NotFound'],
});

export const getInteraction = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceUserMobile/GetInteraction',
  access: 'ticket',
  module: 'interaction',
  summary: 'One interaction that was opened, with what the asker answered.',
  input: z.object({ id: idField }),
  output: Interaction,
  errors: ['Interaction.NotFound'],
});

export const answerInteraction = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/AnswerInteraction',
  access: 'ticket',
  module: 'interaction',
  summary:
    'Answers the open interaction, or enters its lottery: once a person. The same answer again changes nothing; another one counts where it may be changed.',
  input: z.object({
    id: idField,
    choices: listField(z.int('没有这个选项').min(1, '没有这个选项').max(12, '没有这个选项'), 12),
    words: listField(textField(maxWordsLength, 1), 5),
  }),
  output: Interaction,
  errors: ['Interaction.NotFound', 'Interaction.NotOpen', 'Interaction.AlreadyAnswered', 'Interaction.TextRefused'],
});

export const sendReaction = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/SendReaction',
  access: 'ticket',
  module: 'interaction',
  summary: 'Taps of one kind since the last call, at most ten; only their number is kept.',
  input: z.object({
    ...roomField,
    kind: z.enum(reactionKinds, '没有这种回应'),
    count: z.int('请填写 1 到 10').min(1, '请填写 1 到 10').max(10, '请填写 1 到 10').default(1),
  }),
  output: z.object({}),
  errors: ['InteractionRoom.NotFound', 'Request.TooMany'],
  audited: false,
});

/** Authors see their own entry before it is published. */
const isMine = z.boolean();

export const getDanmaku = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceUserMobile/GetDanmaku',
  access: 'ticket',
  module: 'interaction',
  summary: 'The last 50 lines of a hall, newest first, and one’s own that wait for review.',
  input: z.object(roomField),
  output: z.object({ items: z.array(Danmaku.extend({ isMine, isPending: z.boolean() })) }),
  errors: ['InteractionRoom.NotFound'],
});

export const sendDanmaku = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/SendDanmaku',
  access: 'ticket',
  module: 'interaction',
  summary: 'Sends a line to the hall’s screen; a person looks at it first where the hall says so.',
  input: z.object({ ...roomField, text: textField(30, 1) }),
  output: Danmaku.extend({
    isPending: z.boolean(),
    /** Seconds until the next one may be sent. */
    waitSeconds: count,
  }),
  errors: [
    'InteractionRoom.NotFound',
    'Interaction.Closed',
    'Interaction.Muted',
    'Interaction.TextRefused',
    'Interaction.TooSoon',
  ],
  idempotent: true,
});

export const getQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceUserMobile/GetQuestions',
  access: 'ticket',
  module: 'interaction',
  summary: 'A hall’s questions: the one being answered, then by votes, and one’s own that wait for review.',
  input: z.object({ ...pageFields, ...roomField }),
  output: pageOf(PublicQuestion.extend({ isMine, isVoted: z.boolean() })),
  errors: ['InteractionRoom.NotFound'],
});

export const askQuestion = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/AskQuestion',
  access: 'ticket',
  module: 'interaction',
  summary: 'Asks the speaker, unnamed to the hall and known to the office; at most five in ten minutes.',
  input: z.object({ ...roomField, text: textField(120, 1) }),
  output: PublicQuestion,
  errors: [
    'InteractionRoom.NotFound',
    'Interaction.Closed',
    'Interaction.Muted',
    'Interaction.TextRefused',
    'Interaction.TooSoon',
  ],
  idempotent: true,
});

export const voteQuestion = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/VoteQuestion',
  access: 'ticket',
  module: 'interaction',
  summary: 'Wants a question answered too: counts once a person, however often it is pressed.',
  input: z.object({ id: idField }),
  output: z.object({ id: idField, votes: count }),
  errors: ['Question.NotFound', 'Question.StateMismatch'],
});
