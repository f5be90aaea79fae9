export interface ScoreRule {
  /** Per cent that the jury counts; the rest is the crowd's. */
  juryShare: number;
  /** Of the work of the whole activity that has most. */
  maxVotes: number;
}

interface FinalScore {
  jury: number;
  crowd: number;
  total: number;
}

/**
 * The jury's score and the crowd's, its votes as per cent of the most votes, each with one decimal, and both by their shares with two: anybody can
 * compute the total again from what the board shows.
 */
export function finalScore(jury: number, votes: number, { juryShare, maxVotes }: ScoreRule): FinalScore {
  const [jurysTenths, crowdTenths] = [
    Math.round(jury * 10),
    Math.round(maxVotes === 0 ? 0 : (votes / maxVotes) * 1000),
  ];
  const total = jurysTenths * juryShare + crowdTenths * (100 - juryShare);
  return { jury: jurysTenths / 10, crowd: crowdTenths / 10, total: Math.round(total / 10) / 100 };
}
