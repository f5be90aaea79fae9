export interface BoardWork {
  id: number;
  votes: number;
  /** A day before. */
  before: number;
}

export interface Ranked {
  rank: number;
  rankFrom: number;
  rankTo: number;
  change: number | null;
}

const byVotes = (a: { votes: number; id: number }, b: { votes: number; id: number }) =>
  b.votes - a.votes || a.id - b.id;

/** Place of each value among descending ones: equal values share it, and the next one counts on (1, 2, 2, 4). */
function places(values: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const [place, value] of values.toSorted((a, b) => b - a).entries())
    if (!found.has(value)) found.set(value, place + 1);
  return found;
}

/** How many of the ascending values are below the limit. */
function below(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Votes come by chance, as in a Poisson process: 95 % of the time within this of what they would be. */
const spread = (votes: number) => 1.96 * Math.sqrt(votes);

/** Places of works, with those between which each may stand, in the board's order. Ties share a place, by number among themselves. */
export function rankWorks<Work extends BoardWork>(works: readonly Work[]): (Work & Ranked)[] {
  const now = places(works.map(({ votes }) => votes));
  const then = places(works.map(({ before }) => before));
  const lows = works.map(({ votes }) => votes - spread(votes)).toSorted((a, b) => a - b);
  const highs = works.map(({ votes }) => votes + spread(votes)).toSorted((a, b) => a - b);
  return works.toSorted(byVotes).map((work) => {
    const rank = now.get(work.votes) ?? works.length;
    // Surely ahead: those that even unluckily have more than this one would with luck.
    const ahead = works.length - below(lows, work.votes + spread(work.votes) + Number.EPSILON);
    const behind = below(highs, work.votes - spread(work.votes));
    return {
      ...work,
      rank,
      rankFrom: Math.min(rank, ahead + 1),
      rankTo: Math.max(rank, works.length - behind),
      change: work.before === 0 ? null : (then.get(work.before) ?? rank) - rank,
    };
  });
}
