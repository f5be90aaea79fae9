import {
  cmsFLAGS_BLACKPOINTCOMPENSATION,
  INTENT_RELATIVE_COLORIMETRIC,
  instantiate,
  TYPE_CMYK_8,
  TYPE_CMYK_16,
  TYPE_RGB_8,
} from 'lcms-wasm';

/** Returns sRGB pixels in inks of a print profile, as photographers' programs convert: relative, with black point compensation. */
export async function inksOf(pixels: Uint8Array, bits: 8 | 16, profile: Uint8Array): Promise<Uint8Array | Uint16Array> {
  const engine = await instantiate();
  const transform = engine.cmsCreateTransform(
    engine.cmsCreate_sRGBProfile(),
    TYPE_RGB_8,
    engine.cmsOpenProfileFromMem(profile, profile.length),
    bits === 8 ? TYPE_CMYK_8 : TYPE_CMYK_16,
    INTENT_RELATIVE_COLORIMETRIC,
    cmsFLAGS_BLACKPOINTCOMPENSATION,
  );
  return engine.cmsDoTransform(transform, pixels, pixels.length / 3);
}
