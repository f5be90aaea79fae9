import { z } from 'zod';
import { type AlignSides, alignCopy, type CopyFrame, sampleGrey } from './align-copy.ts';
import { matchingBlocks } from './compare-blocks.ts';
import { openRaw, type RawPicture } from './decode-master.ts';
import type { GreyPlane } from './grey-plane.ts';

/** What two pictures have to do with each other, where one is a version of the other. */
export const CopyFinding = z.object({
  /** Correlation of the shapes of both where they overlap, 0–1: 1 for the same picture. */
  likeness: z.number().min(0).max(1),
  /** Share of the parts of the picture that are the same in both; see `matchingBlocks`. */
  matching: z.number().min(0).max(1),
  /** Where the copy lies in the original, in shares of it; where `isAround`, the original in the copy. */
  frame: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  /** The copy shows more than its original: a border, or what the original was cut from. */
  isAround: z.boolean(),
  isMirrored: z.boolean(),
  /** Of the copy, as compared with the original's. */
  colours: z.enum(['same', 'changed', 'grey']),
});
export type CopyFinding = z.infer<typeof CopyFinding>;

/** Below this two pictures are different ones. */
const minLikeness = 0.4;
/** From here on the other way of laying one on the other is not tried. */
const certain = 0.8;
/** A smaller part, by area, fits somewhere in any picture. */
const minShare = 0.15;
/** Enough to tell versions from different pictures, and a hundredth of the work of reading a mark. */
const side = 160;
const sides: AlignSides = { coarse: 56, fine: [80, side], minScore: 0.55 };

/** Compares a picture with another that it may be a version of, mirrored or not: as cut from it, and around it. Null for different ones. */
export async function compareCopy(
  original: RawPicture,
  copy: RawPicture,
  isMirrored: boolean,
): Promise<CopyFinding | null> {
  const ground = await smallPlanes(original);
  const piece = isMirrored ? mirror(await smallPlanes(copy)) : await smallPlanes(copy);
  let best: CopyFinding | null = null;
  for (const isAround of [false, true]) {
    const [outer, inner] = isAround ? [piece, ground] : [ground, piece];
    const alignment = alignCopy(outer.luma, inner.luma, sides);
    const likeness = Math.min(1, alignment?.likeness ?? 0);
    if (!alignment || likeness < minLikeness || likeness <= (best?.likeness ?? 0)) continue;
    const { frame } = alignment;
    if (frame.width * frame.height < minShare) continue;
    const matching = matchingBlocks(outer.luma, inner.luma, frame);
    const colours = compareColours(outer, inner, frame, isAround);
    best = { likeness, matching, frame, isAround, isMirrored, colours };
    if (likeness >= certain) break;
  }
  return best;
}

interface Planes {
  luma: GreyPlane;
  /** Blue and red against the luma, −128 to 128. */
  blue: GreyPlane;
  red: GreyPlane;
}

async function smallPlanes(picture: RawPicture): Promise<Planes> {
  const { data, info } = await openRaw(picture)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const plane = (weight: (r: number, g: number, b: number) => number): GreyPlane => {
    const values = new Float32Array(width * height);
    for (let i = 0; i < values.length; i++)
      values[i] = weight(data[i * 3] ?? 0, data[i * 3 + 1] ?? 0, data[i * 3 + 2] ?? 0);
    return { data: values, width, height };
  };
  return {
    luma: plane((r, g, b) => 0.299 * r + 0.587 * g + 0.114 * b),
    blue: plane((r, g, b) => -0.169 * r - 0.331 * g + 0.5 * b),
    red: plane((r, g, b) => 0.5 * r - 0.419 * g - 0.081 * b),
  };
}

function mirror({ luma, blue, red }: Planes): Planes {
  return { luma: mirrorPlane(luma), blue: mirrorPlane(blue), red: mirrorPlane(red) };
}

function mirrorPlane({ data, width, height }: GreyPlane): GreyPlane {
  const mirrored = new Float32Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) mirrored[y * width + x] = data[y * width + width - 1 - x] ?? 0;
  return { data: mirrored, width, height };
}

const samples = 40;
/** Of 255: more than compression and another size change. */
const [changedLuma, changedChroma] = [12, 7];
const [minColourful, maxGrey] = [5, 2];

/** Compares the colours where both overlap. */
function compareColours(outer: Planes, inner: Planes, frame: CopyFrame, isAround: boolean): CopyFinding['colours'] {
  const sums = { luma: 0, chroma: 0, outer: 0, inner: 0, count: 0 };
  for (let row = 0; row < samples; row++)
    for (let column = 0; column < samples; column++) {
      const [u, v] = [(column + 0.5) / samples, (row + 0.5) / samples];
      const [x, y] = [frame.x + u * frame.width, frame.y + v * frame.height];
      if (x < 0 || y < 0 || x > 1 || y > 1) continue;
      const there = colourAt(outer, x, y);
      const here = colourAt(inner, u, v);
      sums.luma += Math.abs(there[0] - here[0]);
      sums.chroma += Math.hypot(there[1] - here[1], there[2] - here[2]);
      sums.outer += Math.hypot(there[1], there[2]);
      sums.inner += Math.hypot(here[1], here[2]);
      sums.count += 1;
    }
  const count = Math.max(1, sums.count);
  const [original, copy] = isAround ? [sums.inner, sums.outer] : [sums.outer, sums.inner];
  if (original / count >= minColourful && copy / count < maxGrey) return 'grey';
  return sums.luma / count > changedLuma || sums.chroma / count > changedChroma ? 'changed' : 'same';
}

function colourAt({ luma, blue, red }: Planes, x: number, y: number): readonly [number, number, number] {
  const at = (plane: GreyPlane) => sampleGrey(plane, x * plane.width - 0.5, y * plane.height - 0.5);
  return [at(luma), at(blue), at(red)];
}
