import { interactionManagementRoutes } from '../routes/conference/interaction-management.generated.ts';
import { interactionModerationRoutes } from '../routes/conference/interaction-moderation.generated.ts';
import { serviceApi } from '../service-api.ts';

const rooms = { type: 'Interaction', id: 'rooms' } as const;
const stage = { type: 'Interaction', id: 'stage' } as const;
const danmaku = { type: 'Interaction', id: 'danmaku' } as const;
const questions = { type: 'Interaction', id: 'questions' } as const;

/** The host’s desk of a hall, and its big screen. */
export const interactionManagementApi = serviceApi(
  { ...interactionManagementRoutes, ...interactionModerationRoutes },
  {
    tags: [stage],
    tagsOf: {
      getInteractionRooms: [rooms],
      createInteractionRoom: [rooms],
      updateInteractionRoom: [rooms],
      deleteInteractionRoom: [rooms],
      moveInteraction: [stage, rooms],
      stageInteraction: [stage, rooms],
      getScreen: [],
      getManagedDanmaku: [danmaku],
      decideDanmaku: [danmaku, rooms],
      getManagedQuestions: [questions],
      decideQuestion: [questions, rooms],
      muteAttendee: [danmaku, questions, rooms],
    },
    keepUnusedDataFor: { getScreen: 0 },
  },
);

export const {
  useGetInteractionRoomsQuery,
  useCreateInteractionRoomMutation,
  useUpdateInteractionRoomMutation,
  useDeleteInteractionRoomMutation,
  useGetInteractionsQuery,
  useCreateInteractionMutation,
  useUpdateInteractionMutation,
  useDeleteInteractionMutation,
  useMoveInteractionMutation,
  useStageInteractionMutation,
  useGetInteractionAnswersQuery,
  useGetLotteryProofQuery,
  useGetScreenQuery,
  useGetManagedDanmakuQuery,
  useDecideDanmakuMutation,
  useGetManagedQuestionsQuery,
  useDecideQuestionMutation,
  useMuteAttendeeMutation,
} = interactionManagementApi;
