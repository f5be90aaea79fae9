import type { takeBackVote as takeBackVoteCall } from '@tuyuan/contract/contest/vote-data.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { getVotesLeft } from './get-ballot.ts';
import { withdrawVote } from './vote.repository.ts';

/** Takes a vote back and gives its place in the quota back. Throws `Vote.None`, `Vote.TooLate`. */
export async function takeBackVote(
  context: SignedInContext,
  { activityId, entryId }: InputOf<typeof takeBackVoteCall>,
  timeZone: string,
): Promise<AnswerTo<typeof takeBackVoteCall>> {
  const voterId = context.actor.id;
  const outcome = await inTransaction(context.db, (transaction) =>
    withdrawVote(transaction, { activityId, entryId, voterId }),
  );
  if (outcome === 'noVote') throw new AppError('Vote.None');
  if (outcome === 'late') throw new AppError('Vote.TooLate');
  return getVotesLeft(context, activityId, timeZone);
}
