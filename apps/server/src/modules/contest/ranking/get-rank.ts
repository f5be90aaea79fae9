import type { getRank as getRankCall } from '@tuyuan/contract/contest/rank-data.ts';
import { type BoardState, scoreShares } from '@tuyuan/contract/contest/rank-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { findJuryScores } from '../jury/index.ts';
import { countObjections } from '../objection/index.ts';
import { gini } from '../wall/index.ts';
import { findBoard, findExcluded, findPictures, listFacts } from './board.repository.ts';
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

const noVotes = { votes: 0, before: 0, removed: 0, days: [] };
const noObjections = { made: 0, open: 0 };

/** The board as it was made last, for all or one category. Throws `Vote.None` where the activity has neither a vote nor a jury. */
export async function getRank(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  { activityId, category, skipCount, maxResultCount }: InputOf<typeof getRankCall>,
): Promise<AnswerTo<typeof getRankCall>> {
  const board = await orThrow(findBoard(db, activityId), 'Vote.None');
  const { showsVotes, hasVote, countedTo, opensAt, frozenFrom, closesAt } = board;
  const { objectionsTo, takesObjections, openObjections } = board;
  const shares = scoreShares(board);
  const scores = shares.jury > 0 ? await findJuryScores(db, activityId) : null;
  const state = stateOf(board, shares.jury > 0 && scores === null);
  const facts = await listFacts(db, activityId, actor?.id ?? null);
  const votes = new Map((board.works ?? []).map((work) => [work.id, work]));
  const works = facts.flatMap((fact) => {
    const known = votes.get(fact.id) ?? (!hasVote && scores ? noVotes : null);
    return known ? [{ ...known, ...fact, jury: scores?.get(fact.id) ?? 0 }] : [];
  });
  const rule = scores && { juryShare: shares.jury, mostVotes: Math.max(0, ...works.map((work) => work.votes)) };
  const ranked = rankWorks(
    works.filter((work) => category === '' || work.category === category),
    rule,
  );
  const page = ranked.slice(skipCount, skipCount + maxResultCount);
  const own = ranked.filter(({ isOwn }) => isOwn);
  const pictures = await findPictures(
    db,
    [...page, ...own].map(({ id }) => id),
  );
  const objections = await countObjections(db, activityId);
  const present = (work: (typeof ranked)[number]) => {
    const picture = pictures.get(work.id);
    if (!picture) return [];
    const { id, number, category: of, rank, rankFrom, rankTo, change, isOwn, score, removed, days } = work;
    const told = showsVotes ? { votes: work.votes, removed, days } : { votes: null, removed: null, days: null };
    return [
      {
        ...{ id, number, category: of, rank, rankFrom, rankTo, change, isOwn, ...picture, ...told },
        juryScore: score?.jury ?? null,
        // Where votes are withheld so is what they could be computed from.
        crowdScore: showsVotes ? (score?.crowd ?? null) : null,
        total: showsVotes || shares.crowd === 0 ? (score?.total ?? null) : null,
        objections: objections.get(id) ?? noObjections,
      },
    ];
  };
  return {
    state,
    countedTo,
    opensAt,
    frozenFrom,
    closesAt,
    showsVotes,
    hasVote,
    shares,
    objectionsTo,
    takesObjections,
    openObjections,
    isJuryCounted: scores !== null,
    totalCount: ranked.length,
    items: page.flatMap(present),
    own: own.flatMap(present),
    // While the board stands still its sums do too: they would tell how the vote goes on.
    sums: showsVotes ? board.sums : null,
    onBoard: showsVotes ? (board.works ?? []).reduce((sum, work) => sum + work.votes, 0) : null,
    excluded: showsVotes && state !== 'frozen' ? await findExcluded(db, activityId) : [],
    gini: gini(facts.map(({ shown }) => shown)),
  };
}
