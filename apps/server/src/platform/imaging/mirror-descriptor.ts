/** Source index of a number in the mirrored descriptor, and whether its sign changes. */
interface Origin {
  index: number;
  sign: 1 | -1;
}

// The blocks of `describeLook`, in its order.
const layout = [6, 4, 4].flatMap((diagonals) =>
  Array.from({ length: diagonals }, (_, v) => Array.from({ length: diagonals - v }, (__, u) => u)).flat(),
);
const histogramLength = 48;
const cells = 4;
const directions = 8;
const textureSide = 6;

const origins: readonly Origin[] = [
  ...layout.map(flippedWave),
  ...Array.from({ length: histogramLength }, (_, i) => ({ index: layout.length + i, sign: 1 as const })),
  ...Array.from({ length: cells * cells * directions }, (_, i) => gradientOrigin(i)),
  ...Array.from({ length: textureSide * textureSide - 1 }, (_, i) =>
    flippedWave((i + 1) % textureSide, layout.length + histogramLength + cells * cells * directions + i),
  ),
];

/** In a mirror a cosine of odd horizontal frequency `u` is its own opposite, one of even frequency is itself. */
function flippedWave(u: number, index: number): Origin {
  return { index, sign: u % 2 === 0 ? 1 : -1 };
}

/** Mirrored, an edge lies in the opposite column and leans the other way. */
function gradientOrigin(i: number): Origin {
  const direction = (directions - (i % directions)) % directions;
  const cell = Math.floor(i / directions);
  const opposite = cell - (cell % cells) + (cells - 1 - (cell % cells));
  return { index: layout.length + histogramLength + opposite * directions + direction, sign: 1 };
}

/**
 * Returns the descriptor of the mirrored picture from its own. Cosines are mirrored exactly; the histograms of colours
 * and edges sample pixels slightly off the middle, so the similarity to the true one is 0.999 instead of 1.
 */
export function mirrorDescriptor(descriptor: Int8Array): Int8Array {
  return Int8Array.from(descriptor, (_, i) => {
    const origin = origins[i];
    return origin ? origin.sign * (descriptor[origin.index] ?? 0) : 0;
  });
}
