import { lookLikeness } from '../../../platform/imaging/look-likeness.ts';
import { looksBetween, unitLook } from './looks-between.ts';
import type { ImageLooks } from './region-look.repository.ts';

/** One look that is searched for. */
export interface WantedLook {
  descriptor: Int8Array;
  isMirrored: boolean;
}

/** How alike an image is to what is searched for. */
export interface Alike {
  imageId: number;
  /** 0–1; 0 for what has no more in common than any two pictures. */
  likeness: number;
  /** Likeness of shapes and of colours, 0–1. */
  composition: number;
  colour: number;
  isMirrored: boolean;
  /** A part of the image is more alike than the whole. */
  isPart: boolean;
}

/** Two pictures that have nothing in common are this much alike by the cosine of their looks. */
const unrelated = 0.5;
const fromUnrelated = (cosine: number) => Math.max(0, Math.min(1, (cosine - unrelated) / (1 - unrelated)));

// The blocks of `describeLook`, in its order: 21 cosines of light and 20 of colour, 48 of the histogram, then shapes.
const [lightEnd, colourEnd, end] = [21, 89, 252];
const shapes = (look: Float32Array) =>
  Float32Array.from([...look.subarray(0, lightEnd), ...look.subarray(colourEnd, end)]);
const colours = (look: Float32Array) => look.subarray(lightEnd, colourEnd);

/** A part or a mirror has to be clearly better: the whole as it is explains itself. */
const [partHandicap, mirrorHandicap] = [0.01, 0.002];

/** Compares images with what is searched for: the best of an image's looks with the best of these. */
export function lookComparer(wanted: readonly WantedLook[]): (image: ImageLooks) => Alike {
  const sought = wanted.map(({ descriptor, isMirrored }) => ({ look: unitLook(descriptor), isMirrored }));
  return ({ imageId, descriptors }) => {
    const [whole, ...regions] = descriptors.map(unitLook);
    if (!whole) throw new Error(`Image ${imageId} has no look.`);
    let best = { cosine: -1, look: whole, like: whole, isMirrored: false, isPart: false };
    for (const look of [whole, ...regions, ...looksBetween(regions)])
      for (const { look: like, isMirrored } of sought) {
        const isPart = look !== whole;
        const cosine = product(like, look) - (isPart ? partHandicap : 0) - (isMirrored ? mirrorHandicap : 0);
        if (cosine > best.cosine) best = { cosine, look, like, isMirrored, isPart };
      }
    const { cosine, look, like, isMirrored, isPart } = best;
    return {
      imageId,
      likeness: fromUnrelated(cosine),
      composition: fromUnrelated(lookLikeness(shapes(like), shapes(look))),
      colour: fromUnrelated(lookLikeness(colours(like), colours(look))),
      isMirrored,
      isPart,
    };
  };
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < end; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
