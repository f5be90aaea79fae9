interface Ballot {
  jurorId: number;
  entryId: number;
  value: number;
}

interface JurorFigures {
  count: number;
  mean: number;
  spread: number;
  agreement: number | null;
}

interface WorkFigures {
  entryId: number;
  count: number;
  mean: number;
  normalised: number;
  /** From 1; works that are equal share it. */
  rank: number;
}

/** With fewer ballots a juror's mean and spread say nothing of how strict they are. */
const enough = 3;

/**
 * How strict and consistent each juror is, and the works, the best first. A juror's values are measured by their own mean and spread and
 * brought to those of the whole round, so that who drew strict jurors loses nothing.
 */
export function calibrate(ballots: readonly Ballot[]): { jurors: Map<number, JurorFigures>; works: WorkFigures[] } {
  const all = ballots.map(({ value }) => value);
  const [mean, spread] = [meanOf(all), spreadOf(all)];
  const byWork = Map.groupBy(ballots, ({ entryId }) => entryId);
  const jurors = new Map<number, JurorFigures>();
  for (const [jurorId, own] of Map.groupBy(ballots, (ballot) => ballot.jurorId)) {
    const values = own.map(({ value }) => value);
    const compared = own.flatMap(({ entryId, value }) => {
      const others = (byWork.get(entryId) ?? []).filter((ballot) => ballot.jurorId !== jurorId);
      return others.length > 0 ? [[value, meanOf(others.map((ballot) => ballot.value))] as const] : [];
    });
    jurors.set(jurorId, {
      count: values.length,
      mean: meanOf(values),
      spread: spreadOf(values),
      agreement: correlation(compared),
    });
  }

  function freed({ jurorId, value }: Ballot): number {
    const own = jurors.get(jurorId);
    if (!own || own.count < enough || own.spread === 0) return value;
    return mean + ((value - own.mean) / own.spread) * spread;
  }

  const works = [...byWork].map(([entryId, given]) => ({
    entryId,
    count: given.length,
    mean: meanOf(given.map(({ value }) => value)),
    normalised: rounded(meanOf(given.map(freed))),
  }));
  works.sort((a, b) => b.normalised - a.normalised || b.mean - a.mean || a.entryId - b.entryId);
  const rankOf = ({ normalised }: { normalised: number }) =>
    1 + works.filter((other) => other.normalised > normalised).length;
  return { jurors, works: works.map((work) => ({ ...work, rank: rankOf(work) })) };
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}

/** Pearson's; null where there is too little to compare, or nothing varies. */
function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  if (pairs.length < enough) return null;
  const [own, others] = [pairs.map(([value]) => value), pairs.map(([, value]) => value)];
  const [ownMean, othersMean] = [meanOf(own), meanOf(others)];
  const product = spreadOf(own) * spreadOf(others);
  if (product === 0) return null;
  const shared = meanOf(pairs.map(([a, b]) => (a - ownMean) * (b - othersMean)));
  return Math.max(-1, Math.min(1, shared / product));
}

/** Sums of fractions differ in their last digits by the order of the summands: equal works must stay equal. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
