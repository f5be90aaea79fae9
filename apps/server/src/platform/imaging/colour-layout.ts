import { cosineTable, lowCosines } from './cosine-transform.ts';
import { labOf } from './lab-colour.ts';
import { lookSide } from './look-pixels.ts';

const grid = 8;
const cell = lookSide / grid;
const cosines = cosineTable(grid, true);

/** 41 numbers: where which colour lies, as the low cosines of 8 × 8 mean colours (21 of lightness, 10 of each hue axis). */
export function colourLayout(pixels: Uint8Array): number[] {
  const means = Array.from({ length: grid * grid }, (_, i) => meanLab(pixels, i % grid, Math.floor(i / grid)));
  return [0, 1, 2].flatMap((channel) => {
    const low = lowCosines(
      means.map((lab) => lab[channel] ?? 0),
      cosines,
      grid,
    );
    const diagonals = channel === 0 ? 6 : 4;
    return low.flatMap((row, v) =>
      row.slice(0, Math.max(0, diagonals - v)).map((value, u) => value * weight(channel, u + v)),
    );
  });
}

/** Overall brightness says little about which picture it is, fine detail is noise. */
function weight(channel: number, frequency: number): number {
  if (frequency === 0) return channel === 0 ? 0.15 : 0.6;
  return 1 / (1 + 0.12 * frequency);
}

function meanLab(pixels: Uint8Array, cellX: number, cellY: number) {
  const sums = [0, 0, 0];
  for (let i = 0; i < cell * cell; i++) {
    const at = ((cellY * cell + Math.floor(i / cell)) * lookSide + cellX * cell + (i % cell)) * 3;
    for (let channel = 0; channel < 3; channel++) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0);
  }
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => Math.floor(sum / (cell * cell)));
  return labOf(red, green, blue);
}
