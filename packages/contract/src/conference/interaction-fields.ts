import { z } from 'zod';
import { count, idField, textField, wireTime } from '../fields.ts';
import { coverSchema } from '../library/album-data.ts';

export const interactionKinds = ['poll', 'quiz', 'wordCloud', 'lottery'] as const;
export type InteractionKind = (typeof interactionKinds)[number];
export const interactionStates = ['ready', 'open', 'locked', 'revealed'] as const;
export type InteractionState = (typeof interactionStates)[number];

export const maxWordsLength = 12;

const options = z
  .array(
    z.object({
      text: textField(40, 1),
      /** A published library image, shown in its true ratio. */
      imageId: idField.nullable().default(null),
    }),
    '请填写选项',
  )
  .min(2, '至少两个选项')
  .max(12, '最多 12 个选项');
const titleField = textField(60, 1);
/** It locks by itself after so many seconds; null leaves it to the host. */
const secondsField = z
  .int('请填写 5 到 3600 的整数')
  .min(5, '请填写 5 到 3600 的整数')
  .max(3600, '请填写 5 到 3600 的整数')
  .nullable()
  .default(null);
const optionNo = z.int('没有这个选项').min(1, '没有这个选项').max(12, '没有这个选项');

/** An interaction as the host prepares it. Options are numbered from 1 in their order. */
export const InteractionSpec = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('poll'),
      title: titleField,
      seconds: secondsField,
      options,
      maxChoices: z.int('请填写整数').min(1, '至少选一项').max(12, '最多 12 项').default(1),
      /** Whether participants who have answered see the totals before they are revealed. */
      showsLive: z.boolean().default(true),
      /** Whether an answer may be changed once. */
      canChange: z.boolean().default(true),
    }),
    z.object({
      kind: z.literal('quiz'),
      title: titleField,
      seconds: secondsField,
      options,
      correct: z.array(optionNo, '请选择正确答案').min(1, '请选择正确答案').max(12),
    }),
    z.object({
      kind: z.literal('wordCloud'),
      title: titleField,
      seconds: secondsField,
      maxWords: z.int('请填写 1 到 5').min(1, '请填写 1 到 5').max(5, '请填写 1 到 5').default(3),
    }),
    z.object({
      kind: z.literal('lottery'),
      title: titleField,
      seconds: secondsField,
      prize: textField(60, 1),
      winnerCount: z.int('请填写 1 到 100').min(1, '请填写 1 到 100').max(100, '请填写 1 到 100').default(1),
    }),
  ],
  '请选择互动方式',
);
export type InteractionSpec = z.infer<typeof InteractionSpec>;

export const OptionTotal = z.object({ no: z.int(), count });
export const WordTotal = z.object({ text: z.string(), count });

/** Current totals: numbers only, no names. */
export const InteractionTotals = z.object({
  /** Number of people who answered or entered. */
  answered: count,
  /** Null until they may be seen. */
  options: z.array(OptionTotal).nullable(),
  words: z.array(WordTotal).nullable(),
});
export type InteractionTotals = z.infer<typeof InteractionTotals>;

/** An interaction as everyone in the hall may see it. */
export const PublicInteraction = z.object({
  id: idField,
  roomId: idField,
  kind: z.enum(interactionKinds),
  state: z.enum(interactionStates),
  title: z.string(),
  options: z.array(z.object({ no: z.int(), text: z.string(), picture: coverSchema.nullable() })),
  maxChoices: z.int(),
  maxWords: z.int(),
  showsLive: z.boolean(),
  canChange: z.boolean(),
  prize: z.string(),
  winnerCount: z.int(),
  /** Until it locks by itself; null when the host locks it. */
  secondsLeft: z.int().min(0).nullable(),
  revealedAt: wireTime.nullable(),
  totals: InteractionTotals,
  /** Right options of a revealed quiz. */
  correct: z.array(z.int()).nullable(),
  /** For a lottery: SHA-256 (hex) of the seed, published before anyone enters. */
  commitment: z.string().nullable(),
  /** For a drawn lottery. `entry` is the winner's lot number. */
  winners: z.array(z.object({ place: z.int(), entry: z.int(), name: z.string(), badgeNo: z.string() })).nullable(),
});
export type PublicInteraction = z.infer<typeof PublicInteraction>;

/** With what the asker answered. */
export const MyAnswer = z.object({
  choices: z.array(z.int()),
  words: z.array(z.string()),
  /** How often the answer may still be changed. */
  changesLeft: z.int().min(0),
});
export type MyAnswer = z.infer<typeof MyAnswer>;

export const Interaction = PublicInteraction.extend({
  mine: MyAnswer.nullable(),
  /** The caller's lot number. */
  myEntry: z.int(),
});
export type Interaction = z.infer<typeof Interaction>;

export const danmakuStates = ['pending', 'shown', 'hidden'] as const;
export type DanmakuState = (typeof danmakuStates)[number];
export const questionStates = ['pending', 'shown', 'answering', 'answered', 'hidden'] as const;
export type QuestionState = (typeof questionStates)[number];
export const reactionKinds = ['like', 'love', 'wow', 'clap'] as const;
export type ReactionKind = (typeof reactionKinds)[number];

/** One line on the screen; its author stays anonymous. */
export const Danmaku = z.object({
  id: idField,
  roomId: idField,
  text: z.string(),
  /** Where the author sits: 听涛厅 C 区, 线上. */
  place: z.string(),
  at: wireTime,
});
export type Danmaku = z.infer<typeof Danmaku>;

export const PublicQuestion = z.object({
  id: idField,
  roomId: idField,
  text: z.string(),
  state: z.enum(questionStates),
  /** The speaker who answers or answered. */
  speaker: z.string(),
  votes: count,
  at: wireTime,
});
export type PublicQuestion = z.infer<typeof PublicQuestion>;
