import { type BoardState, scoreShares } from '@tuyuan/contract/contest/rank-words.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findJuryResult } from '../jury/index.ts';
import { findBoard, listFacts } from './board.repository.ts';
import { rankWorks } from './rank-works.policy.ts';

interface Times {
  now: Date;
  opensAt: Date;
  frozenFrom: Date;
  closesAt: Date;
  objectionsTo: Date | null;
  openObjections: number;
}

/** Results are not final while objections can be made or wait, or the jury has not told its own. */
function stateOf(
  { now, opensAt, frozenFrom, closesAt, objectionsTo, openObjections }: Times,
  waitsForJury: boolean,
): BoardState {
  if (now < opensAt) return 'early';
  if (now < frozenFrom) return 'live';
  if (now < closesAt) return 'frozen';
  const isDisputed = openObjections > 0 || (objectionsTo !== null && now < objectionsTo);
  return isDisputed || waitsForJury ? 'provisional' : 'final';
}

const noVotes = { votes: 0, before: 0, removed: 0, days: [0, 0, 0, 0, 0, 0, 0] };
const noJury = { isAwaited: false, scores: null };

/** The board as it was made last, with every work of all or one category in its order; null where the activity has neither a vote nor a jury. */
export async function computeBoard(
  db: Database,
  { activityId, category = '', userId = null }: { activityId: number; category?: string; userId?: number | null },
) {
  const board = await findBoard(db, activityId);
  if (!board) return null;
  const { hasVote, countedTo, closesAt } = board;
  const ruled = scoreShares(board);
  const { isAwaited, scores } = ruled.jury > 0 ? await findJuryResult(db, activityId) : noJury;
  // A jury that judged nothing has no share.
  const shares = isAwaited || scores ? ruled : { jury: 0, crowd: 100 };
  const facts = await listFacts(db, activityId, userId);
  const votes = new Map((board.works ?? []).map((work) => [work.id, work]));
  // A work that was accepted after the last board was made stands on it, too.
  const isWhole = hasVote ? countedTo !== null && countedTo >= closesAt : scores !== null;
  const works = facts.flatMap((fact) => {
    const known = votes.get(fact.id) ?? (isWhole ? noVotes : null);
    return known ? [{ ...known, ...fact, jury: scores?.get(fact.id) ?? 0 }] : [];
  });
  const rule = scores && { juryShare: shares.jury, maxVotes: Math.max(0, ...works.map((work) => work.votes)) };
  const ranked = rankWorks(
    works.filter((work) => category === '' || work.category === category),
    rule,
  );
  return {
    ...board,
    state: stateOf(board, isAwaited),
    shares,
    waitsForJury: isAwaited,
    isJuryCounted: scores !== null,
    facts,
    ranked,
  };
}
