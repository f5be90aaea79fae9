import { extname } from 'node:path';
import { AppError } from '@tuyuan/errors/app-error.ts';
import sharp, { type Metadata } from 'sharp';
import { z } from 'zod';
import { assertBoundedPngTexts } from './assert-bounded-png-texts.ts';
import { isAnimatedPng } from './is-animated-png.ts';
import type { PictureLimits } from './picture-limits.ts';
import { refusalOf } from './picture-refusal.ts';
import { sniffFormat } from './sniff-format.ts';

export const pictureFormats = ['jpeg', 'png', 'webp', 'tiff', 'heic', 'avif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const PictureReport = z.object({
  format: z.enum(pictureFormats),
  /** Size of the file. */
  bytes: z.int(),
  /** Pixels as seen: an EXIF orientation is already applied. */
  width: z.int(),
  height: z.int(),
  /** `srgb`, `cmyk`, `rgb16`, `b-w`, … as libvips names it. */
  colourSpace: z.string(),
  /** Frames or pages in the file; of a many-page TIFF the first is the picture, of a HEIC the one it names. */
  pages: z.int(),
  /** Set when the file's name claims another format than its content: the claimed extension, without dot. */
  lyingExtension: z.string().nullable(),
});
export type PictureReport = z.infer<typeof PictureReport>;

const extensions: Record<PictureFormat, readonly string[]> = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
  webp: ['webp'],
  tiff: ['tif', 'tiff'],
  heic: ['heic', 'heif', 'hif'],
  avif: ['avif'],
};

/**
 * Reads a file's header and returns the picture it contains. The content decides; a wrong extension is only reported.
 * Throws `Picture.*` when the file is not accepted; damage after the header shows only when it is decoded.
 */
export async function inspectPicture(
  bytes: Uint8Array,
  fileName: string,
  limits: PictureLimits,
): Promise<PictureReport> {
  if (bytes.length === 0) throw new AppError('Picture.Empty');
  if (bytes.length > limits.bytes) {
    throw new AppError('Picture.TooLarge', { details: `${bytes.length} > ${limits.bytes}` });
  }
  const sniffed = allowedFormat(bytes);
  if (sniffed === 'png') assertBoundedPngTexts(bytes);
  const header = await readHeader(bytes);
  const format = header.format === 'heif' ? (header.compression === 'av1' ? 'avif' : 'heic') : sniffed;
  if (header.width * header.height > limits.pixels) {
    throw new AppError('Picture.TooManyPixels', { details: `${header.width}×${header.height}` });
  }
  const pages = header.pages ?? 1;
  if ((format === 'webp' && pages > 1) || (format === 'png' && isAnimatedPng(bytes))) {
    throw new AppError('Picture.Animated');
  }
  const { width, height } = header.autoOrient;
  const extension = extname(fileName).slice(1).toLowerCase();
  return {
    format,
    bytes: bytes.length,
    width,
    height,
    colourSpace: header.space,
    pages,
    lyingExtension: extension === '' || extensions[format].includes(extension) ? null : extension,
  };
}

function allowedFormat(bytes: Uint8Array): PictureFormat {
  const sniffed = sniffFormat(bytes);
  const format = pictureFormats.find((name) => name === sniffed);
  if (format) return format;
  if (sniffed === null) throw new AppError('Picture.NotAPicture');
  if (sniffed === 'heif-sequence') throw new AppError('Picture.Animated');
  throw new AppError('Picture.TypeNotAllowed', { details: sniffed });
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    // Our own pixel limit reports its own code, so the library's is off for the header.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw refusalOf(error);
  }
}
