import { derivativeWidths } from '@tuyuan/contract/resource-path.ts';
import type { Sharp } from 'sharp';
import { z } from 'zod';
import { burnWatermark } from './burn-watermark.ts';
import { masterSide, openRaw, type RawPicture, resizeRaw } from './decode-master.ts';
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
  /** Laid one on another. */
  marks: readonly WatermarkProfile[];
  /** See `burnWatermark`. */
  phase: number;
  rights: PictureRights;
}

/** Increase whenever sizes, formats, qualities or colours change, so that older derivatives are recognised. */
export const derivativeVersion = 2;

/** Enough to show an image to every browser: with these it can be published, the others follow. */
export const firstDerivatives: readonly { size: DerivativeSize; format: DerivativeFormat }[] = [
  { size: 'h300', format: 'webp' },
  { size: 'w640', format: 'jpeg' },
];

/** Derivatives with a longer side than this carry the mark. */
const unmarkedSide = 480;
/** AVIF above this width costs more time than its bytes save; WebP is served instead. */
const widestAvif = 640;

/**
 * Renders the whole set of a picture out of one decoded master, first the `firstDerivatives`, then calls
 * `onPresentable`, then small sizes before large ones; `onDerivative` gets each as it is ready. No metadata
 * but the rights is written.
 */
export async function renderDerivatives(
  master: RawPicture,
  recipe: DerivativeRecipe,
  onDerivative: (derivative: Derivative) => void,
  onPresentable: () => void = () => undefined,
): Promise<void> {
  const encoded = new Map<string, Buffer>();
  const drawn = new Map<string, RawPicture>();
  async function render(size: DerivativeSize, format: DerivativeFormat): Promise<void> {
    const { width, height } = sizeOf(size, master);
    const dimensions = `${width}×${height}`;
    // A master narrower than 1280 px has the same w1280 and w1600.
    let bytes = encoded.get(`${dimensions} ${format}`);
    if (!bytes) {
      const raw = drawn.get(dimensions) ?? (await renderRaw(master, width, height, recipe));
      drawn.set(dimensions, raw);
      bytes = await encode(raw, format, recipe);
      encoded.set(`${dimensions} ${format}`, bytes);
    }
    onDerivative({ size, format, name: derivativeName(size, format), width, height, bytes });
  }
  for (const { size, format } of firstDerivatives) await render(size, format);
  onPresentable();
  for (const size of derivativeSizes) {
    for (const format of derivativeFormats) {
      if (hasFormat(size, format) && !isFirst(size, format)) await render(size, format);
    }
    drawn.clear();
  }
}

function isFirst(size: DerivativeSize, format: DerivativeFormat): boolean {
  return firstDerivatives.some((first) => first.size === size && first.format === format);
}

export function derivativeName(size: DerivativeSize, format: DerivativeFormat): string {
  return `${size}.${format}`;
}

/** Returns whether a size is rendered in a format. */
export function hasFormat(size: DerivativeSize, format: DerivativeFormat): boolean {
  return format !== 'avif' || size === 'h300' || Number(size.slice(1)) <= widestAvif;
}

/** Returns whether a size of a picture of these pixels carries the mark. In doubt it does: the master was rounded too. */
export function isMarkedSize(size: DerivativeSize, picture: { width: number; height: number }): boolean {
  const shrink = Math.min(1, masterSide / Math.max(picture.width, picture.height));
  const { width, height } = sizeOf(size, { width: picture.width * shrink, height: picture.height * shrink });
  return Math.max(width, height) > unmarkedSide - 2;
}

function sizeOf(size: DerivativeSize, master: { width: number; height: number }): { width: number; height: number } {
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
  if (Math.max(width, height) > unmarkedSide)
    for (const mark of recipe.marks) await burnWatermark(raw, mark, recipe.phase);
  return raw;
}

function encode(raw: RawPicture, format: DerivativeFormat, { rights }: DerivativeRecipe): Promise<Buffer> {
  const xmp = rightsXmp(rights);
  const picture = xmp === null ? openRaw(raw) : openRaw(raw).withXmp(xmp);
  return encoders[format](picture).toBuffer();
}

// Each step of effort above these costs two to six times the time for 5 to 7 % fewer bytes.
const encoders: Record<DerivativeFormat, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 80, optimiseCoding: true }),
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
  avif: (picture) => picture.avif({ quality: 50, effort: 0 }),
};
