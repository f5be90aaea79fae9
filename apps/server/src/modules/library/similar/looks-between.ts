import { regionsPerSide } from '../../../platform/imaging/region-corners.ts';

/** Returns a look with the length one, so that the likeness of two is the sum of their products. */
export function unitLook(look: Int8Array | Float32Array): Float32Array {
  // Loops, not iterators: some ten thousand of these in a search.
  let square = 0;
  for (let i = 0; i < look.length; i += 1) square += (look[i] ?? 0) ** 2;
  const length = Math.sqrt(square) || 1;
  const unit = new Float32Array(look.length);
  for (let i = 0; i < look.length; i += 1) unit[i] = (look[i] ?? 0) / length;
  return unit;
}

const at = (row: number, column: number) => row * regionsPerSide + column;

/** Regions that lie side by side, in a row, a column or a square. */
const neighbours: readonly (readonly number[])[] = Array.from({ length: regionsPerSide ** 2 }, (_, region) => {
  const [row, column] = [Math.floor(region / regionsPerSide), region % regionsPerSide];
  const [hasRight, hasBelow] = [column + 1 < regionsPerSide, row + 1 < regionsPerSide];
  return [
    ...(hasRight ? [[region, at(row, column + 1)]] : []),
    ...(hasBelow ? [[region, at(row + 1, column)]] : []),
    ...(hasRight && hasBelow ? [[region, at(row, column + 1), at(row + 1, column), at(row + 1, column + 1)]] : []),
  ];
}).flat();

/**
 * Returns the looks that a picture's parts between its regions would about have: a look changes evenly as a part
 * moves, so the mean of two is that of the part half-way. A cut lies at most a twentieth of a side from one of them.
 */
export function looksBetween(regions: readonly Float32Array[]): Float32Array[] {
  return neighbours.map((near) => {
    const sum = new Float32Array(regions[0]?.length ?? 0);
    for (const region of near) {
      const look = regions[region];
      if (look) for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + (look[i] ?? 0);
    }
    return unitLook(sum);
  });
}
