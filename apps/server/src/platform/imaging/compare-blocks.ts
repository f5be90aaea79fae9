import { type CopyFrame, sampleGrey } from './align-copy.ts';
import type { GreyPlane } from './grey-plane.ts';

const blocks = 8;
const samples = 10;
/** Of 255: an even part of a picture says nothing. */
const minSpread = 3;
const matches = 0.6;

/**
 * Returns how many of a picture's parts are the same in the other, as a share of those that show anything. Two pictures of one
 * subject agree where the subject is; a copy agrees everywhere.
 */
export function matchingBlocks(outer: GreyPlane, inner: GreyPlane, frame: CopyFrame): number {
  let [matching, telling] = [0, 0];
  for (let block = 0; block < blocks ** 2; block++) {
    const likeness = blockLikeness(outer, inner, frame, block);
    if (likeness === null) continue;
    telling += 1;
    if (likeness >= matches) matching += 1;
  }
  return telling === 0 ? 0 : matching / telling;
}

/** Correlation of a block of the inner picture with what lies there in the outer one; null for an even one, or one that lies outside. */
function blockLikeness(outer: GreyPlane, inner: GreyPlane, frame: CopyFrame, block: number): number | null {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let sample = 0; sample < samples ** 2; sample++) {
    const u = ((block % blocks) + ((sample % samples) + 0.5) / samples) / blocks;
    const v = (Math.floor(block / blocks) + (Math.floor(sample / samples) + 0.5) / samples) / blocks;
    const [x, y] = [frame.x + u * frame.width, frame.y + v * frame.height];
    if (x < 0 || y < 0 || x > 1 || y > 1) continue;
    ours.push(sampleGrey(inner, u * inner.width - 0.5, v * inner.height - 0.5));
    theirs.push(sampleGrey(outer, x * outer.width - 0.5, y * outer.height - 0.5));
  }
  if (ours.length < samples ** 2 / 2) return null;
  const [own, other] = [spreadOf(ours), spreadOf(theirs)];
  if (Math.max(own.spread, other.spread) < minSpread) return null;
  let dot = 0;
  for (let i = 0; i < ours.length; i++) dot += ((ours[i] ?? 0) - own.mean) * ((theirs[i] ?? 0) - other.mean);
  return dot / ours.length / Math.max(1e-6, own.spread * other.spread);
}

function spreadOf(values: readonly number[]): { mean: number; spread: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, spread: Math.sqrt(square) };
}
