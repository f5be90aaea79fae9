/** What is used of LittleCMS; the package has no types. */
declare module 'lcms-wasm' {
  export const TYPE_CMYK_8: number;
  export const TYPE_CMYK_16: number;
  export const TYPE_GRAY_8: number;
  export const TYPE_GRAY_16: number;
  export const TYPE_RGB_8: number;
  export const TYPE_RGB_16: number;
  export const INTENT_RELATIVE_COLORIMETRIC: number;
  export const cmsFLAGS_BLACKPOINTCOMPENSATION: number;

  interface ColourEngine {
    /** 0 when the profile can't be read, as with every handle. */
    cmsOpenProfileFromMem(bytes: Uint8Array, length: number): number;
    cmsCloseProfile(profile: number): void;
    cmsCreate_sRGBProfile(): number;
    cmsGetColorSpaceASCII(profile: number): string | null;
    cmsCreateTransform(
      from: number,
      fromType: number,
      to: number,
      toType: number,
      intent: number,
      flags: number,
    ): number;
    cmsDeleteTransform(transform: number): void;
    /** Copies pixels in and out of the engine's own memory. */
    cmsDoTransform(transform: number, pixels: Uint8Array | Uint16Array, count: number): Uint8Array | Uint16Array;
  }
  export function instantiate(): Promise<ColourEngine>;
}
