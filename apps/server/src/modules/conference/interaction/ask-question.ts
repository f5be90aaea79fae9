import type { askQuestion as askQuestionEndpoint } from '@tuyuan/contract/conference/interaction.ts';
import type { PublicQuestion } from '@tuyuan/contract/conference/interaction-fields.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { expectMayWrite } from './may-write.ts';
import { oneRoom } from './one-room.ts';
import { publishQuestion } from './publish-question.ts';
import { publishWaiting } from './publish-waiting.ts';
import { presentQuestion } from './question.presenter.ts';
import { insertQuestion } from './question.repository.ts';

const pace = { key: 'question', limit: 5, seconds: 600 };

/** Throws `InteractionRoom.NotFound` and what `expectMayWrite` throws. */
export function askQuestion(
  { db, ticket }: TicketContext,
  input: InputOf<typeof askQuestionEndpoint>,
  timeZone: string,
): Promise<PublicQuestion> {
  const { attendeeId, conferenceId } = ticket;
  return inTransaction(db, async (transaction) => {
    const room = await oneRoom(transaction, input.roomId, conferenceId);
    const writing = { attendeeId, text: input.text, isOpen: room.questions_on, pace };
    const { text, isFlagged } = await expectMayWrite(transaction, writing);
    const isShown = !room.questions_reviewed && !isFlagged;
    const question = await insertQuestion(transaction, { roomId: room.id, attendeeId, text, isShown, isFlagged });
    if (isShown) await publishQuestion(transaction, question, timeZone);
    else publishWaiting(transaction, question);
    return presentQuestion(question, timeZone);
  });
}
