import * as interaction from '@tuyuan/contract/conference/interaction.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { answerInteraction } from './answer-interaction.ts';
import { askQuestion } from './ask-question.ts';
import type { InteractionDeps } from './interaction-deps.ts';
import { interactionManagementRoutes } from './interaction-management.routes.ts';
import { listDanmaku } from './list-danmaku.ts';
import { listQuestions } from './list-questions.ts';
import { openedInteraction, seenInteraction } from './one-interaction.ts';
import { readHall } from './read-hall.ts';
import { sendDanmaku } from './send-danmaku.ts';
import { sendReaction } from './send-reaction.ts';
import { voteQuestion } from './vote-question.ts';

/** Interactions of a hall on phones and at the host's desk: votes, questions, messages, applause. */
export function interactionRoutes(app: FastifyInstance, deps: InteractionDeps): void {
  const { timeZone } = deps;
  bindEndpoint(app, interaction.getHall, (context, { roomId }) => readHall(context, roomId, timeZone));
  bindEndpoint(app, interaction.getInteraction, async ({ db, ticket }, { id }) =>
    seenInteraction(db, await openedInteraction(db, id, ticket), ticket.attendeeId, timeZone),
  );
  bindEndpoint(app, interaction.answerInteraction, (context, input) => answerInteraction(context, input, timeZone));
  bindEndpoint(app, interaction.sendReaction, async (context, tap) => {
    await sendReaction(context, tap, deps.reactions);
    return {};
  });
  bindEndpoint(app, interaction.getDanmaku, (context, { roomId }) => listDanmaku(context, roomId, timeZone));
  bindEndpoint(app, interaction.sendDanmaku, (context, input) => sendDanmaku(context, input, timeZone));
  bindEndpoint(app, interaction.getQuestions, (context, query) => listQuestions(context, query, timeZone));
  bindEndpoint(app, interaction.askQuestion, (context, input) => askQuestion(context, input, timeZone));
  bindEndpoint(app, interaction.voteQuestion, (context, { id }) => voteQuestion(context, id));
  interactionManagementRoutes(app, deps);
}
