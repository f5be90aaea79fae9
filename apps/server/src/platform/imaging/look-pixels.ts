import { openRaw, type RawPicture } from './decode-master.ts';

/** Side, in pixels, of the square a look is computed from. */
export const lookSide = 64;

/** Returns the whole picture squeezed into the square of a look, RGB. */
export async function lookPixels(picture: RawPicture): Promise<Uint8Array> {
  return openRaw(picture).resize(lookSide, lookSide, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
}

/** Returns the mirrored look: a search tries both. */
export function mirrorLookPixels(pixels: Uint8Array): Uint8Array {
  return Uint8Array.from(pixels, (_, i) => {
    const x = Math.floor(i / 3) % lookSide;
    return pixels[i + (lookSide - 1 - 2 * x) * 3] ?? 0;
  });
}
