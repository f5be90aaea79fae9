import type * as desk from '@tuyuan/contract/conference/interaction-management.ts';
import type * as moderation from '@tuyuan/contract/conference/interaction-moderation.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const rooms = { type: 'Interaction', id: 'rooms' } as const;
const stage = { type: 'Interaction', id: 'stage' } as const;
const danmaku = { type: 'Interaction', id: 'danmaku' } as const;
const questions = { type: 'Interaction', id: 'questions' } as const;

/** The host’s desk of a hall, and its big screen. */
export const interactionManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInteractionRooms: build.query<
      ResultOf<typeof desk.getInteractionRooms>,
      ArgumentOf<typeof desk.getInteractionRooms>
    >({
      query: callOf<typeof desk.getInteractionRooms>('GET', '/api/services/app/conferenceInteraction/GetRooms'),
      providesTags: [rooms],
    }),
    createInteractionRoom: build.mutation<
      ResultOf<typeof desk.createInteractionRoom>,
      ArgumentOf<typeof desk.createInteractionRoom>
    >({
      query: callOf<typeof desk.createInteractionRoom>('POST', '/api/services/app/conferenceInteraction/CreateRoom'),
      invalidatesTags: [rooms],
    }),
    updateInteractionRoom: build.mutation<
      ResultOf<typeof desk.updateInteractionRoom>,
      ArgumentOf<typeof desk.updateInteractionRoom>
    >({
      query: callOf<typeof desk.updateInteractionRoom>('PUT', '/api/services/app/conferenceInteraction/UpdateRoom'),
      invalidatesTags: [rooms],
    }),
    deleteInteractionRoom: build.mutation<
      ResultOf<typeof desk.deleteInteractionRoom>,
      ArgumentOf<typeof desk.deleteInteractionRoom>
    >({
      query: callOf<typeof desk.deleteInteractionRoom>('DELETE', '/api/services/app/conferenceInteraction/DeleteRoom'),
      invalidatesTags: [rooms],
    }),
    getInteractions: build.query<ResultOf<typeof desk.getInteractions>, ArgumentOf<typeof desk.getInteractions>>({
      query: callOf<typeof desk.getInteractions>('GET', '/api/services/app/conferenceInteraction/GetInteractions'),
      providesTags: [stage],
    }),
    createInteraction: build.mutation<
      ResultOf<typeof desk.createInteraction>,
      ArgumentOf<typeof desk.createInteraction>
    >({
      query: callOf<typeof desk.createInteraction>('POST', '/api/services/app/conferenceInteraction/CreateInteraction'),
      invalidatesTags: [stage],
    }),
    updateInteraction: build.mutation<
      ResultOf<typeof desk.updateInteraction>,
      ArgumentOf<typeof desk.updateInteraction>
    >({
      query: callOf<typeof desk.updateInteraction>('PUT', '/api/services/app/conferenceInteraction/UpdateInteraction'),
      invalidatesTags: [stage],
    }),
    deleteInteraction: build.mutation<
      ResultOf<typeof desk.deleteInteraction>,
      ArgumentOf<typeof desk.deleteInteraction>
    >({
      query: callOf<typeof desk.deleteInteraction>(
        'DELETE',
        '/api/services/app/conferenceInteraction/DeleteInteraction',
      ),
      invalidatesTags: [stage],
    }),
    moveInteraction: build.mutation<ResultOf<typeof desk.moveInteraction>, ArgumentOf<typeof desk.moveInteraction>>({
      query: callOf<typeof desk.moveInteraction>('POST', '/api/services/app/conferenceInteraction/MoveInteraction'),
      invalidatesTags: [stage, rooms],
    }),
    stageInteraction: build.mutation<ResultOf<typeof desk.stageInteraction>, ArgumentOf<typeof desk.stageInteraction>>({
      query: callOf<typeof desk.stageInteraction>('POST', '/api/services/app/conferenceInteraction/StageInteraction'),
      invalidatesTags: [stage, rooms],
    }),
    getInteractionAnswers: build.query<
      ResultOf<typeof desk.getInteractionAnswers>,
      ArgumentOf<typeof desk.getInteractionAnswers>
    >({
      query: callOf<typeof desk.getInteractionAnswers>('GET', '/api/services/app/conferenceInteraction/GetAnswers'),
      providesTags: [stage],
    }),
    getLotteryProof: build.query<ResultOf<typeof desk.getLotteryProof>, ArgumentOf<typeof desk.getLotteryProof>>({
      query: callOf<typeof desk.getLotteryProof>('GET', '/api/services/app/conferenceInteraction/GetLotteryProof'),
      providesTags: [stage],
    }),
    getScreen: build.query<ResultOf<typeof desk.getScreen>, ArgumentOf<typeof desk.getScreen>>({
      query: callOf<typeof desk.getScreen>('GET', '/api/services/app/conferenceInteraction/GetScreen'),
      keepUnusedDataFor: 0,
    }),
    getManagedDanmaku: build.query<
      ResultOf<typeof moderation.getManagedDanmaku>,
      ArgumentOf<typeof moderation.getManagedDanmaku>
    >({
      query: callOf<typeof moderation.getManagedDanmaku>('GET', '/api/services/app/conferenceInteraction/GetDanmaku'),
      providesTags: [danmaku],
    }),
    decideDanmaku: build.mutation<
      ResultOf<typeof moderation.decideDanmaku>,
      ArgumentOf<typeof moderation.decideDanmaku>
    >({
      query: callOf<typeof moderation.decideDanmaku>('POST', '/api/services/app/conferenceInteraction/DecideDanmaku'),
      invalidatesTags: [danmaku, rooms],
    }),
    getManagedQuestions: build.query<
      ResultOf<typeof moderation.getManagedQuestions>,
      ArgumentOf<typeof moderation.getManagedQuestions>
    >({
      query: callOf<typeof moderation.getManagedQuestions>(
        'GET',
        '/api/services/app/conferenceInteraction/GetQuestions',
      ),
      providesTags: [questions],
    }),
    decideQuestion: build.mutation<
      ResultOf<typeof moderation.decideQuestion>,
      ArgumentOf<typeof moderation.decideQuestion>
    >({
      query: callOf<typeof moderation.decideQuestion>('POST', '/api/services/app/conferenceInteraction/DecideQuestion'),
      invalidatesTags: [questions, rooms],
    }),
    muteAttendee: build.mutation<ResultOf<typeof moderation.muteAttendee>, ArgumentOf<typeof moderation.muteAttendee>>({
      query: callOf<typeof moderation.muteAttendee>('POST', '/api/services/app/conferenceInteraction/Mute'),
      invalidatesTags: [danmaku, questions, rooms],
    }),
  }),
});

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
