import { AppError } from '@tuyuan/errors/app-error.ts';
import type { PictureLimits } from './picture-limits.ts';

interface HeicPixels {
  /** RGBA, rotated as the file asks. */
  data: Uint8Array;
  width: number;
  height: number;
}

/** Decodes the main picture of a HEIC: libvips comes without a decoder for HEVC. Throws `Picture.Corrupt` and `Picture.TooManyPixels`. */
export async function decodeHeic(bytes: Uint8Array, limits: PictureLimits): Promise<HeicPixels> {
  // Fetched with the first such file: most workers never see one.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(bytes);
  try {
    const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
    if (!image) throw new AppError('Picture.Corrupt');
    const width = image.get_width();
    const height = image.get_height();
    if (width * height > limits.pixels) throw new AppError('Picture.TooManyPixels', { details: `${width}×${height}` });
    const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
    const filled = await new Promise<boolean>((resolve) => image.display(target, (done) => resolve(done !== null)));
    if (!filled) throw new AppError('Picture.Corrupt');
    return { data: new Uint8Array(target.data.buffer), width, height };
  } finally {
    for (const image of images) image.free();
  }
}
