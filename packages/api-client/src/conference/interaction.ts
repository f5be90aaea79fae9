import { interactionRoutes } from '../routes/conference/interaction.generated.ts';
import { serviceApi } from '../service-api.ts';

/**
 * What attendees do in a hall. Its caches are updated by hub events, not by tags: otherwise thousands of phones would
 * send requests at once.
 */
export const conferenceInteractionApi = serviceApi(interactionRoutes, {
  keyed: ['sendDanmaku', 'askQuestion'],
  quiet: ['sendReaction'],
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
