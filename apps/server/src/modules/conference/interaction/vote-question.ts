import { AppError } from '@tuyuan/errors/app-error.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { publishVotes } from './publish-question.ts';
import { findQuestion, takeVote } from './question.repository.ts';

/** Counts once a person. Throws `Question.NotFound`, and `Question.StateMismatch` for one that is answered. */
export async function voteQuestion({ db, ticket }: TicketContext, id: number): Promise<{ id: number; votes: number }> {
  const question = await findQuestion(db, id);
  const isSeen = question && question.state !== 'pending' && question.state !== 'hidden';
  if (!isSeen || question.conference_id !== ticket.conferenceId) throw new AppError('Question.NotFound');
  const votes = await takeVote(db, id, ticket.attendeeId);
  if (votes === null) throw new AppError('Question.StateMismatch');
  publishVotes(db, question);
  return { id, votes };
}
