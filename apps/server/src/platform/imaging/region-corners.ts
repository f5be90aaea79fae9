/** Share of each side that a region covers: about half of the picture. */
export const regionShare = 0.7;
export const regionsPerSide = 3;
const step = (1 - regionShare) / (regionsPerSide - 1);
const places = Array.from({ length: regionsPerSide }, (_, place) => place * step);

/** Upper left corners of the regions, as shares of the sides, row by row. */
export const regionCorners: readonly (readonly [number, number])[] = places.flatMap((y) =>
  places.map((x) => [x, y] as const),
);

export const regionCount = regionCorners.length;
