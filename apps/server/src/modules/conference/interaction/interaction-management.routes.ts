import * as desk from '@tuyuan/contract/conference/interaction-management.ts';
import * as moderation from '@tuyuan/contract/conference/interaction-moderation.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { decideDanmaku } from './decide-danmaku.ts';
import { decideQuestion } from './decide-question.ts';
import { deleteRoom } from './delete-room.ts';
import type { InteractionDeps } from './interaction-deps.ts';
import { findConference, listRooms } from './interaction-room.repository.ts';
import { listManagedDanmaku } from './list-danmaku.ts';
import { listInteractionAnswers, listRoomInteractions, readLotteryProof } from './list-interactions.ts';
import { listManagedQuestions } from './list-questions.ts';
import { moveInteraction } from './move-interaction.ts';
import { muteAttendee } from './mute-attendee.ts';
import { createInteraction, deleteInteraction, updateInteraction } from './prepare-interaction.ts';
import { readScreen } from './read-screen.ts';
import { presentManagedRoom } from './room.presenter.ts';
import { createRoom, updateRoom } from './save-room.ts';
import { stageInteraction } from './stage-interaction.ts';

/** Host's desk and big screens. */
export function interactionManagementRoutes(app: FastifyInstance, deps: InteractionDeps): void {
  const { timeZone } = deps;
  bindEndpoint(app, desk.getInteractionRooms, async ({ db }, { conferenceId }) => {
    if (!(await findConference(db, conferenceId))) throw new AppError('Conference.NotFound');
    return { items: (await listRooms(db, conferenceId)).map(presentManagedRoom) };
  });
  bindEndpoint(app, desk.createInteractionRoom, ({ db }, { conferenceId, ...room }) =>
    createRoom(db, conferenceId, room),
  );
  bindEndpoint(app, desk.updateInteractionRoom, ({ db }, { id, ...room }) => updateRoom(db, id, room));
  bindEndpoint(app, desk.deleteInteractionRoom, async ({ db }, { id }) => {
    await deleteRoom(db, id);
    return {};
  });

  bindEndpoint(app, desk.getInteractions, ({ db }, { roomId }) => listRoomInteractions(db, roomId, timeZone));
  bindEndpoint(app, desk.createInteraction, (context, input) => createInteraction(context, input, deps));
  bindEndpoint(app, desk.updateInteraction, ({ db }, input) => updateInteraction(db, input, timeZone));
  bindEndpoint(app, desk.deleteInteraction, async ({ db }, { id }) => {
    await deleteInteraction(db, id);
    return {};
  });
  bindEndpoint(app, desk.moveInteraction, (context, input) => moveInteraction(context, input, deps));
  bindEndpoint(app, desk.stageInteraction, ({ db }, input) => stageInteraction(db, input, timeZone));
  bindEndpoint(app, desk.getInteractionAnswers, ({ db }, query) => listInteractionAnswers(db, query, timeZone));
  bindEndpoint(app, desk.getLotteryProof, ({ db }, { id }) => readLotteryProof(db, id, timeZone));

  bindEndpoint(app, moderation.getManagedDanmaku, ({ db }, query) => listManagedDanmaku(db, query, timeZone));
  bindEndpoint(app, moderation.decideDanmaku, async (context, input) => ({
    changed: await decideDanmaku(context, input, timeZone),
  }));
  bindEndpoint(app, moderation.getManagedQuestions, ({ db }, query) => listManagedQuestions(db, query, timeZone));
  bindEndpoint(app, moderation.decideQuestion, (context, input) => decideQuestion(context, input, timeZone));
  bindEndpoint(app, moderation.muteAttendee, async (context, input) => ({
    isMuted: await muteAttendee(context, input),
  }));
  bindEndpoint(app, desk.getScreen, ({ db }, { roomId }) => readScreen(db, roomId, timeZone));
}
