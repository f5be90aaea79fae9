import {
  cmsFLAGS_BLACKPOINTCOMPENSATION,
  INTENT_RELATIVE_COLORIMETRIC,
  instantiate,
  TYPE_CMYK_8,
  TYPE_CMYK_16,
  TYPE_GRAY_8,
  TYPE_GRAY_16,
  TYPE_RGB_8,
  TYPE_RGB_16,
} from 'lcms-wasm';
import sharp from 'sharp';

/** What the engine calls one pixel of each colour space, as bytes and as 16-bit numbers. */
const pixelTypes = {
  CMYK: { bytes: TYPE_CMYK_8, words: TYPE_CMYK_16, channels: 4 },
  GRAY: { bytes: TYPE_GRAY_8, words: TYPE_GRAY_16, channels: 1 },
  RGB: { bytes: TYPE_RGB_8, words: TYPE_RGB_16, channels: 3 },
} as const;
/** Named as profiles name them. */
export type ProfiledSpace = keyof typeof pixelTypes;

/**
 * Converts pixels by their profile into 8-bit sRGB: relative colorimetric with black point compensation, as
 * photographers' programs do, so that neither paper nor ink tints what is shown. Null when the profile can't be used.
 */
export async function convertByProfile(
  pixels: Uint8Array | Uint16Array,
  space: ProfiledSpace,
  profile: Uint8Array,
): Promise<Uint8Array | null> {
  const engine = await openEngine();
  const { bytes, words, channels } = pixelTypes[space];
  const from = engine.cmsOpenProfileFromMem(profile, profile.length);
  if (from === 0) return null;
  try {
    if (engine.cmsGetColorSpaceASCII(from) !== space) return null;
    const to = engine.cmsCreate_sRGBProfile();
    const transform = engine.cmsCreateTransform(
      from,
      pixels instanceof Uint16Array ? words : bytes,
      to,
      TYPE_RGB_8,
      INTENT_RELATIVE_COLORIMETRIC,
      cmsFLAGS_BLACKPOINTCOMPENSATION,
    );
    engine.cmsCloseProfile(to);
    if (transform === 0) return null;
    const converted = engine.cmsDoTransform(transform, pixels, pixels.length / channels);
    engine.cmsDeleteTransform(transform);
    return converted instanceof Uint8Array ? converted : null;
  } finally {
    engine.cmsCloseProfile(from);
  }
}

let engine: ReturnType<typeof instantiate> | undefined;
let print: Buffer | undefined;

function openEngine(): ReturnType<typeof instantiate> {
  engine ??= instantiate();
  return engine;
}

/** The profile that CMYK without one is read by: libvips' own. */
export async function usualPrintProfile(): Promise<Buffer> {
  if (print) return print;
  const sample = sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } });
  const { icc } = await sharp(await sample.withIccProfile('cmyk').tiff().toBuffer()).metadata();
  if (!icc) throw new Error('libvips has no profile for CMYK.');
  print = icc;
  return print;
}
