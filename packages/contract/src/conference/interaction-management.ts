import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { InteractionRoom } from './interaction.ts';
import {
  Danmaku,
  InteractionSpec,
  OptionTotal,
  PublicInteraction,
  PublicQuestion,
  reactionKinds,
  WordTotal,
} from './interaction-fields.ts';
import { Writer } from './interaction-moderation.ts';
import { LivePhoto } from './photo-wall.ts';

const staff = 'permission:Pages.Conferences.Staff';

export const ManagedRoom = InteractionRoom.extend({ pendingDanmaku: count, pendingQuestions: count });
export type ManagedRoom = z.infer<typeof ManagedRoom>;

export const getInteractionRooms = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceInteraction/GetRooms',
  access: staff,
  summary: 'The halls of a conference that interact, with their switches and what waits for review.',
  input: z.object({ conferenceId: idField }),
  output: z.object({ items: z.array(ManagedRoom) }),
  errors: ['Conference.NotFound'],
});

const roomSwitches = {
  name: textField(30, 1),
  danmakuOn: flagField.default(true),
  danmakuReviewed: flagField.default(true),
  slowSeconds: z.int('请填写 0 到 600').min(0, '请填写 0 到 600').max(600, '请填写 0 到 600').default(10),
  questionsOn: flagField.default(true),
  questionsReviewed: flagField.default(true),
};

export const createInteractionRoom = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceInteraction/CreateRoom',
  access: staff,
  summary: 'Lets a hall interact; its name is that of the seats’ hall.',
  input: z.object({ conferenceId: idField, ...roomSwitches }),
  output: ManagedRoom,
  errors: ['Conference.NotFound', 'InteractionRoom.NameTaken'],
  idempotent: true,
});

export const updateInteractionRoom = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceInteraction/UpdateRoom',
  access: staff,
  summary: 'Changes a hall’s name and switches; who is there sees it at once.',
  input: z.object({ id: idField, ...roomSwitches }),
  output: ManagedRoom,
  errors: ['InteractionRoom.NotFound', 'InteractionRoom.NameTaken'],
});

export const deleteInteractionRoom = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/conferenceInteraction/DeleteRoom',
  access: staff,
  summary: 'Deletes a hall in which nothing was opened, asked or written yet.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['InteractionRoom.NotFound', 'InteractionRoom.InUse'],
});

/** An interaction with its specification and all totals. */
export const ManagedInteraction = PublicInteraction.extend({
  spec: InteractionSpec,
  isOnStage: z.boolean(),
  openedAt: wireTime.nullable(),
  lockedAt: wireTime.nullable(),
  counts: z.array(OptionTotal),
  words: z.array(WordTotal),
});
export type ManagedInteraction = z.infer<typeof ManagedInteraction>;

export const getInteractions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceInteraction/GetInteractions',
  access: staff,
  summary: 'A hall’s interactions in the order they were prepared.',
  input: z.object({ roomId: idField }),
  output: z.object({ items: z.array(ManagedInteraction) }),
  errors: ['InteractionRoom.NotFound'],
});

export const createInteraction = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceInteraction/CreateInteraction',
  access: staff,
  summary: 'Prepares an interaction; a lottery’s seed is chosen now and its commitment shown.',
  input: z.object({ roomId: idField, spec: InteractionSpec }),
  output: ManagedInteraction,
  errors: ['InteractionRoom.NotFound', 'Image.NotFound'],
  idempotent: true,
});

export const updateInteraction = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceInteraction/UpdateInteraction',
  access: staff,
  summary: 'Changes an interaction that was not opened yet; its kind stays.',
  input: z.object({ id: idField, spec: InteractionSpec }),
  output: ManagedInteraction,
  errors: ['Interaction.NotFound', 'Interaction.StateMismatch', 'Image.NotFound'],
});

export const deleteInteraction = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/conferenceInteraction/DeleteInteraction',
  access: staff,
  summary: 'Deletes an interaction that was not opened yet.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Interaction.NotFound', 'Interaction.StateMismatch'],
});

export const moveInteraction = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceInteraction/MoveInteraction',
  access: staff,
  summary:
    'Opens, locks or reveals: ready → open → locked → revealed, one open at a time in a hall. Revealing a lottery draws it.',
  input: z.object({ id: idField, to: z.enum(['open', 'locked', 'revealed'], '没有这种状态') }),
  output: ManagedInteraction,
  errors: ['Interaction.NotFound', 'Interaction.StateMismatch', 'Interaction.AnotherOpen', 'Lottery.NobodyEntered'],
  idempotent: true,
});

export const stageInteraction = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceInteraction/StageInteraction',
  access: staff,
  summary: 'Puts an interaction that is over on the hall’s screens again, or takes it off them.',
  input: z.object({ id: idField, isOnStage: flagField }),
  output: ManagedInteraction,
  errors: ['Interaction.NotFound', 'Interaction.StateMismatch', 'Interaction.AnotherOpen'],
});

export const getInteractionAnswers = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceInteraction/GetAnswers',
  access: staff,
  summary: 'Who answered what, for the office only.',
  input: z.object({ ...pageFields, id: idField }),
  output: pageOf(Writer.extend({ choices: z.array(z.int()), words: z.array(z.string()), at: wireTime })),
  errors: ['Interaction.NotFound'],
});

export const getLotteryProof = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceInteraction/GetLotteryProof',
  access: 'public',
  summary:
    'What it takes to draw a revealed lottery again: rank every entry by HMAC-SHA-256 under the seed over `<digest>:<entry>`, digest being the SHA-256 (hex) of the entries joined by commas; the lowest win.',
  input: z.object({ id: idField }),
  output: z.object({
    id: idField,
    title: z.string(),
    prize: z.string(),
    commitment: z.string(),
    /** Null until it is drawn. */
    seed: z.string().nullable(),
    entries: z.array(z.int()).nullable(),
    winners: z.array(z.int()).nullable(),
    drawnAt: wireTime.nullable(),
  }),
  errors: ['Interaction.NotFound'],
});

export const getScreen = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceInteraction/GetScreen',
  access: staff,
  summary: 'Everything a hall’s big screen shows at the moment it is switched on.',
  input: z.object({ roomId: idField }),
  output: z.object({
    conference: z.object({ id: idField, title: z.string(), liveOn: z.boolean() }),
    room: InteractionRoom,
    stage: PublicInteraction.nullable(),
    danmaku: z.array(Danmaku),
    questions: z.array(PublicQuestion),
    reactions: z.record(z.enum(reactionKinds), count),
    /** The newest photos of the conference’s wall, while it is open. */
    photos: z.array(LivePhoto),
  }),
  errors: ['InteractionRoom.NotFound'],
});
