import type * as interaction from '@tuyuan/contract/conference/interaction.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf, type WithKey } from '../endpoint-types.ts';

/** What attendees do in a hall. Its caches are kept true by the hub’s events, not by tags: thousands of phones would ask at once. */
export const conferenceInteractionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHall: build.query<ResultOf<typeof interaction.getHall>, ArgumentOf<typeof interaction.getHall>>({
      query: callOf<typeof interaction.getHall>('GET', '/api/services/app/conferenceUserMobile/GetHall'),
    }),
    getInteraction: build.query<
      ResultOf<typeof interaction.getInteraction>,
      ArgumentOf<typeof interaction.getInteraction>
    >({
      query: callOf<typeof interaction.getInteraction>('GET', '/api/services/app/conferenceUserMobile/GetInteraction'),
    }),
    answerInteraction: build.mutation<
      ResultOf<typeof interaction.answerInteraction>,
      ArgumentOf<typeof interaction.answerInteraction>
    >({
      query: callOf<typeof interaction.answerInteraction>(
        'POST',
        '/api/services/app/conferenceUserMobile/AnswerInteraction',
      ),
    }),
    sendReaction: build.mutation<
      ResultOf<typeof interaction.sendReaction>,
      ArgumentOf<typeof interaction.sendReaction>
    >({
      query: callOf<typeof interaction.sendReaction>('POST', '/api/services/app/conferenceUserMobile/SendReaction'),
      extraOptions: { quiet: true },
    }),
    getDanmaku: build.query<ResultOf<typeof interaction.getDanmaku>, ArgumentOf<typeof interaction.getDanmaku>>({
      query: callOf<typeof interaction.getDanmaku>('GET', '/api/services/app/conferenceUserMobile/GetDanmaku'),
    }),
    sendDanmaku: build.mutation<
      ResultOf<typeof interaction.sendDanmaku>,
      WithKey<ArgumentOf<typeof interaction.sendDanmaku>>
    >({
      query: ({ key, ...input }) => ({
        ...callOf<typeof interaction.sendDanmaku>('POST', '/api/services/app/conferenceUserMobile/SendDanmaku')(input),
        idempotencyKey: key,
      }),
    }),
    getQuestions: build.query<ResultOf<typeof interaction.getQuestions>, ArgumentOf<typeof interaction.getQuestions>>({
      query: callOf<typeof interaction.getQuestions>('GET', '/api/services/app/conferenceUserMobile/GetQuestions'),
    }),
    askQuestion: build.mutation<
      ResultOf<typeof interaction.askQuestion>,
      WithKey<ArgumentOf<typeof interaction.askQuestion>>
    >({
      query: ({ key, ...input }) => ({
        ...callOf<typeof interaction.askQuestion>('POST', '/api/services/app/conferenceUserMobile/AskQuestion')(input),
        idempotencyKey: key,
      }),
    }),
    voteQuestion: build.mutation<
      ResultOf<typeof interaction.voteQuestion>,
      ArgumentOf<typeof interaction.voteQuestion>
    >({
      query: callOf<typeof interaction.voteQuestion>('POST', '/api/services/app/conferenceUserMobile/VoteQuestion'),
    }),
  }),
});

export const {
  useGetHallQuery,
  useGetInteractionQuery,
  useAnswerInteractionMutation,
  useSendReactionMutation,
  useGetDanmakuQuery,
  useSendDanmakuMutation,
  useGetQuestionsQuery,
  useAskQuestionMutation,
  useVoteQuestionMutation,
} = conferenceInteractionApi;
