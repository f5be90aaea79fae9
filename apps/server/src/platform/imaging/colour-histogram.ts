import { labOf } from './lab-colour.ts';
import { lookSide } from './look-pixels.ts';

/** Returns 48 numbers: the share of each colour in 3 steps of lightness × 4 × 4 of the hue axes, from every third pixel. */
export function colourHistogram(pixels: Uint8Array): number[] {
  const counts = new Array<number>(48).fill(0);
  for (let y = 1; y < lookSide; y += 3) {
    for (let x = 1; x < lookSide; x += 3) {
      const at = (y * lookSide + x) * 3;
      const [lightness, a, b] = labOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
      const bin = step(lightness / 33.4, 3) * 16 + step((a + 60) / 30, 4) * 4 + step((b + 60) / 30, 4);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
  }
  return counts.map(Math.sqrt);
}

function step(value: number, steps: number): number {
  return Math.min(steps - 1, Math.max(0, Math.floor(value)));
}
