interface Placed {
  id: number;
  /** Equal ones share it. */
  rank: number;
}

interface Proposal {
  name: string;
  /** Ids of works. */
  works: number[];
  /** Ids of works that share a place across the end of this prize: the office chooses. */
  tied: number[];
}

/** Gives the prizes, the highest first, to the works in the order of their places. */
export function proposeAwards(
  prizes: readonly { name: string; places: number }[],
  ranked: readonly Placed[],
): Proposal[] {
  const groups = [...Map.groupBy(ranked, ({ rank }) => rank)].toSorted(([a], [b]) => a - b);
  let end = 0;
  return prizes.map(({ name, places }) => {
    const begin = end;
    end += places;
    const proposal: Proposal = { name, works: [], tied: [] };
    for (const [rank, group] of groups) {
      const first = rank - 1;
      const next = first + group.length;
      const isWithin = first >= begin && next <= end;
      const ids = group.map(({ id }) => id);
      if (isWithin) proposal.works.push(...ids);
      else if (first < end && next > begin) proposal.tied.push(...ids);
    }
    return proposal;
  });
}
