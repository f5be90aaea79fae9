import type { getRank as getRankCall } from '@tuyuan/contract/contest/rank-data.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { countObjections } from '../objection/index.ts';
import { gini } from '../wall/index.ts';
import { findExcluded, findPictures } from './board.repository.ts';
import { computeBoard } from './compute-board.ts';

const noObjections = { made: 0, open: 0 };

/** The board as it was made last, for all or one category. Throws `Vote.None` where the activity has neither a vote nor a jury. */
export async function getRank(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  { activityId, category, skipCount, maxResultCount }: InputOf<typeof getRankCall>,
): Promise<AnswerTo<typeof getRankCall>> {
  const board = await orThrow(computeBoard(db, { activityId, category, userId: actor?.id ?? null }), 'Vote.None');
  const { state, shares, showsVotes, hasVote, countedTo, opensAt, frozenFrom, closesAt } = board;
  const { objectionsTo, takesObjections, openObjections, isJuryCounted, facts, ranked } = board;
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
    isJuryCounted,
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
