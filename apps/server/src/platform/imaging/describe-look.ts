import { z } from 'zod';
import { binaryCode } from './binary-code.ts';
import { colourHistogram } from './colour-histogram.ts';
import { colourLayout } from './colour-layout.ts';
import { cosineTable, lowCosines } from './cosine-transform.ts';
import { gradientHistogram } from './gradient-histogram.ts';
import { lookSide } from './look-pixels.ts';
import { perceptualHash } from './perceptual-hash.ts';

export const Look = z.object({
  /** 256 signed bytes; two looks are as alike as the cosine between them. */
  descriptor: z.custom<Int8Array>((value) => value instanceof Int8Array && value.length === 256),
  /** 256 bits as 64 hex digits; looks that are alike differ in few bits. */
  code: z.string().regex(/^[0-9a-f]{64}$/),
  /** 64 bits as 16 hex digits; ≤ 6 differing bits mean very likely the same picture. */
  phash: z.string().regex(/^[0-9a-f]{16}$/),
});
export type Look = z.infer<typeof Look>;

/** Recipe that made a descriptor; looks of different recipes cannot be compared. */
export const lookRecipe = 'classic-1';

const halfSide = lookSide / 2;
const cosines = cosineTable(halfSide, false);

/**
 * Returns a picture's look, from 64 × 64 RGB pixels: colour layout, colour histogram, edge directions and coarse
 * luminance texture, each of length one, then weighted. Finds the same picture again after resizing, recompression,
 * recolouring and small crops; it knows nothing of what is shown.
 */
export function describeLook(pixels: Uint8Array): Look {
  const grey = Float64Array.from({ length: lookSide * lookSide }, (_, i) => greyAt(pixels, i));
  const low = lowCosines(halveSide(grey), cosines, 8);
  const texture = low
    .slice(0, 6)
    .flatMap((row) => row.slice(0, 6))
    .slice(1)
    .map((value) => Math.sign(value) * Math.sqrt(Math.abs(value)));
  const vector = [
    ...scaledTo(colourLayout(pixels), 0.45),
    ...scaledTo(colourHistogram(pixels), 0.15),
    ...scaledTo(gradientHistogram(grey), 0.75),
    ...scaledTo(texture, 0.45),
  ];
  const descriptor = quantise([...vector, ...new Array<number>(256 - vector.length).fill(0)]);
  return { descriptor, code: binaryCode(descriptor), phash: perceptualHash(low) };
}

function greyAt(pixels: Uint8Array, i: number): number {
  return 0.299 * (pixels[i * 3] ?? 0) + 0.587 * (pixels[i * 3 + 1] ?? 0) + 0.114 * (pixels[i * 3 + 2] ?? 0);
}

function halveSide(grey: Float64Array): Float64Array {
  return Float64Array.from({ length: halfSide * halfSide }, (_, i) => {
    const at = Math.floor(i / halfSide) * 2 * lookSide + (i % halfSide) * 2;
    return ((grey[at] ?? 0) + (grey[at + 1] ?? 0) + (grey[at + lookSide] ?? 0) + (grey[at + lookSide + 1] ?? 0)) / 4;
  });
}

function scaledTo(values: readonly number[], length: number): number[] {
  const own = Math.hypot(...values) || 1;
  return values.map((value) => (value / own) * length);
}

/** The cosine ignores length, so each vector uses the whole range of a byte. */
function quantise(vector: readonly number[]): Int8Array {
  const largest = Math.max(...vector.map(Math.abs)) || 1;
  return Int8Array.from(vector, (value) => Math.round((value / largest) * 127));
}
