import type { getRank as getRankCall } from '@tuyuan/contract/contest/rank-data.ts';
import type { BoardState } from '@tuyuan/contract/contest/rank-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { gini } from '../wall/index.ts';
import { findBoard, findExcluded, findPictures, listFacts } from './board.repository.ts';
import { rankWorks } from './rank-works.policy.ts';

interface Times {
  now: Date;
  opensAt: Date;
  frozenFrom: Date;
  closesAt: Date;
  objectionsTo: Date | null;
}

function stateOf({ now, opensAt, frozenFrom, closesAt, objectionsTo }: Times): BoardState {
  if (now < opensAt) return 'early';
  if (now < frozenFrom) return 'live';
  if (now < closesAt) return 'frozen';
  return objectionsTo !== null && now < objectionsTo ? 'provisional' : 'final';
}

/** The board as it was made last, for all or one category. Throws `Vote.None` where the activity has no vote. */
export async function getRank(
  { db, actor }: RequestContext,
  { activityId, category, skipCount, maxResultCount }: InputOf<typeof getRankCall>,
): Promise<AnswerTo<typeof getRankCall>> {
  const board = await orThrow(findBoard(db, activityId), 'Vote.None');
  const { showsVotes, countedTo, opensAt, frozenFrom, closesAt } = board;
  const state = stateOf(board);
  const facts = new Map((await listFacts(db, activityId, actor?.id ?? null)).map((fact) => [fact.id, fact]));
  const works = (board.works ?? []).flatMap((work) => {
    const fact = facts.get(work.id);
    return fact && (category === '' || fact.category === category) ? [{ ...work, ...fact }] : [];
  });
  const ranked = rankWorks(works);
  const page = ranked.slice(skipCount, skipCount + maxResultCount);
  const own = ranked.filter(({ isOwn }) => isOwn);
  const pictures = await findPictures(
    db,
    [...page, ...own].map(({ id }) => id),
  );
  const present = (work: (typeof ranked)[number]) => {
    const picture = pictures.get(work.id);
    if (!picture) return [];
    const { id, number, category: of, rank, rankFrom, rankTo, change, isOwn, votes, removed, days } = work;
    const told = showsVotes ? { votes, removed, days } : { votes: null, removed: null, days: null };
    return [{ id, number, category: of, rank, rankFrom, rankTo, change, isOwn, ...picture, ...told }];
  };
  return {
    state,
    countedTo,
    opensAt,
    frozenFrom,
    closesAt,
    showsVotes,
    totalCount: ranked.length,
    items: page.flatMap(present),
    own: own.flatMap(present),
    // While the board stands still its sums do too: they would tell how the vote goes on.
    sums: showsVotes ? board.sums : null,
    onBoard: showsVotes ? (board.works ?? []).reduce((sum, { votes }) => sum + votes, 0) : null,
    excluded: showsVotes && state !== 'frozen' ? await findExcluded(db, activityId) : [],
    gini: gini([...facts.values()].map(({ shown }) => shown)),
  };
}
