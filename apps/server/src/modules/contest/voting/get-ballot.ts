import type { getBallot as getBallotCall } from '@tuyuan/contract/contest/vote-data.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { findBallot, findOwnVotes } from './vote.repository.ts';

type BallotRow = NonNullable<Awaited<ReturnType<typeof findBallot>>>;

export const votesLeft = ({ today, leftInAll, byCategory }: Pick<BallotRow, 'today' | 'leftInAll' | 'byCategory'>) => ({
  today,
  inAll: leftInAll,
  byCategory,
});

/** Throws `Vote.None` where the activity has no vote. */
export async function getBallot(
  { db, actor }: RequestContext,
  activityId: number,
  timeZone: string,
): Promise<AnswerTo<typeof getBallotCall>> {
  const row = await findBallot(db, { activityId, voterId: actor?.id ?? null, timeZone });
  if (!row) throw new AppError('Vote.None');
  const { today, leftInAll, byCategory, ...ballot } = row;
  const votes = actor ? await findOwnVotes(db, { activityId, voterId: actor.id, timeZone }) : [];
  return { ...ballot, left: votesLeft({ today, leftInAll, byCategory }), votes };
}

/** What the voter has left. Throws `Activity.NotFound`. */
export async function getVotesLeft(
  { db, actor }: RequestContext & { actor: { id: number } },
  activityId: number,
  timeZone: string,
) {
  return votesLeft(await orThrow(findBallot(db, { activityId, voterId: actor.id, timeZone }), 'Activity.NotFound'));
}
