import { derivativeWidths } from '@tuyuan/contract/resource-path.ts';
import type { Sharp } from 'sharp';
import { z } from 'zod';
import { burnWatermark } from './burn-watermark.ts';
import { openRaw, type RawPicture, resizeRaw } from './decode-master.ts';
import { type PictureRights, rightsXmp } from './rights-xmp.ts';
import type { WatermarkProfile } from './watermark-profile.ts';

export const derivativeFormats = ['jpeg', 'webp', 'avif'] as const;
export type DerivativeFormat = (typeof derivativeFormats)[number];

/** `w640` is 640 px wide or less, `h300` 300 px high or less. Smaller pictures are never enlarged. */
export const derivativeSizes = ['h300', ...derivativeWidths.map((width) => `w${width}` as const)] as const;
export type DerivativeSize = (typeof derivativeSizes)[number];

export const Derivative = z.object({
  size: z.enum(derivativeSizes),
  format: z.enum(derivativeFormats),
  /** File name, unique among an image's derivatives: `w640.webp`. */
  name: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type Derivative = z.infer<typeof Derivative>;

export interface DerivativeRecipe {
  watermark: WatermarkProfile | null;
  /** See `burnWatermark`. */
  phase: number;
  rights: PictureRights;
}

/** Increase whenever sizes, formats or qualities change, so that older derivatives are recognised. */
export const derivativeVersion = 1;

/** Derivatives with a longer side than this carry the mark. */
const unmarkedSide = 480;
/** AVIF above this width costs more time than its bytes save; WebP is served instead. */
const widestAvif = 640;
/** Up to this width, the slower but smaller JPEG encoding is worthwhile. */
const widestMozjpeg = 1280;

/**
 * Renders the whole set of a picture out of one decoded master, small sizes first; `onDerivative` gets each as it is
 * ready. No metadata but the rights is written.
 */
export async function renderDerivatives(
  master: RawPicture,
  recipe: DerivativeRecipe,
  onDerivative: (derivative: Derivative) => void,
): Promise<void> {
  const encoded = new Map<string, Buffer>();
  for (const size of derivativeSizes) {
    const { width, height } = sizeOf(size, master);
    const formats = derivativeFormats.filter((format) => hasFormat(size, format));
    const missing = formats.filter((format) => !encoded.has(`${width}×${height} ${format}`));
    const raw = missing.length > 0 ? await renderRaw(master, width, height, recipe) : master;
    for (const format of formats) {
      const key = `${width}×${height} ${format}`;
      // A master narrower than 1280 px has the same w1280 and w1600.
      const bytes = encoded.get(key) ?? (await encode(raw, format, recipe));
      encoded.set(key, bytes);
      onDerivative({ size, format, name: derivativeName(size, format), width, height, bytes });
    }
  }
}

export function derivativeName(size: DerivativeSize, format: DerivativeFormat): string {
  return `${size}.${format}`;
}

/** Returns whether a size is rendered in a format. */
export function hasFormat(size: DerivativeSize, format: DerivativeFormat): boolean {
  return format !== 'avif' || size === 'h300' || Number(size.slice(1)) <= widestAvif;
}

function sizeOf(size: DerivativeSize, master: RawPicture): { width: number; height: number } {
  const wanted = Number(size.slice(1)) / (size.startsWith('h') ? master.height : master.width);
  const factor = Math.min(1, wanted);
  return {
    width: Math.max(1, Math.round(master.width * factor)),
    height: Math.max(1, Math.round(master.height * factor)),
  };
}

async function renderRaw(
  master: RawPicture,
  width: number,
  height: number,
  recipe: DerivativeRecipe,
): Promise<RawPicture> {
  const raw = await resizeRaw(master, width, height);
  if (recipe.watermark && Math.max(width, height) > unmarkedSide)
    await burnWatermark(raw, recipe.watermark, recipe.phase);
  return raw;
}

function encode(raw: RawPicture, format: DerivativeFormat, { rights }: DerivativeRecipe): Promise<Buffer> {
  const xmp = rightsXmp(rights);
  const picture = xmp === null ? openRaw(raw) : openRaw(raw).withXmp(xmp);
  return encoders[format](picture, raw.width).toBuffer();
}

const encoders: Record<DerivativeFormat, (picture: Sharp, width: number) => Sharp> = {
  jpeg: (picture, width) => picture.jpeg({ quality: 80, mozjpeg: width <= widestMozjpeg }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
};
