import type { getHall, getQuestions } from '@tuyuan/contract/conference/interaction.ts';
import type { Interaction, InteractionKind } from '@tuyuan/contract/conference/interaction-fields.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';

export type Hall = OutputOf<typeof getHall>;
export type HallRoom = Hall['rooms'][number];
export type Questions = OutputOf<typeof getQuestions>;
export type SeenQuestion = Questions['items'][number];
export type { Interaction };

export const kindNames: Readonly<Record<InteractionKind, string>> = {
  poll: '投票',
  quiz: '答题',
  wordCloud: '词云',
  lottery: '抽奖',
};
