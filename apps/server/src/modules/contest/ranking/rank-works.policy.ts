import { finalScore, type ScoreRule } from './final-score.policy.ts';

export interface BoardWork {
  id: number;
  votes: number;
  /** A day before. */
  before: number;
  /** Numbers follow the order in which works were sent in. */
  number?: number;
  /** The jury's score, 0 to 100. */
  jury?: number;
}

export interface Ranked {
  rank: number;
  rankFrom: number;
  rankTo: number;
  change: number | null;
  /** Null unless the jury counts. */
  score: ReturnType<typeof finalScore> | null;
}

const byNumber = (a: BoardWork, b: BoardWork) => (a.number ?? a.id) - (b.number ?? b.id);

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

/**
 * Places of works, with those between which each may stand, in the board's order. By votes alone, ties share a place and stand by number; with a
 * rule the jury's score counts too, and of works with as much the jury's decides, then who was sent in first.
 */
export function rankWorks<Work extends BoardWork>(
  works: readonly Work[],
  rule: ScoreRule | null = null,
): (Work & Ranked)[] {
  const scored = works.map((work) => {
    const at = (votes: number) => (rule ? finalScore(work.jury ?? 0, Math.max(0, votes), rule).total : votes);
    const score = rule && finalScore(work.jury ?? 0, work.votes, rule);
    const off = spread(work.votes);
    return { work, score, value: at(work.votes), low: at(work.votes - off), high: at(work.votes + off) };
  });
  const now = places(scored.map(({ value }) => value));
  const then = places(works.map(({ before }) => before));
  const lows = scored.map(({ low }) => low).toSorted((a, b) => a - b);
  const highs = scored.map(({ high }) => high).toSorted((a, b) => a - b);
  const ordered = scored.toSorted(
    (a, b) => b.value - a.value || (b.score?.jury ?? 0) - (a.score?.jury ?? 0) || byNumber(a.work, b.work),
  );
  return ordered.map(({ work, score, value, low, high }, index) => {
    const rank = score ? index + 1 : (now.get(value) ?? works.length);
    // Surely ahead: those that even unluckily have more than this one would with luck.
    const ahead = works.length - below(lows, high + Number.EPSILON);
    const behind = below(highs, low);
    return {
      ...work,
      rank,
      rankFrom: Math.min(rank, ahead + 1),
      rankTo: Math.max(rank, works.length - behind),
      change: score || work.before === 0 ? null : (then.get(work.before) ?? rank) - rank,
      score,
    };
  });
}
