export { binaryCode } from './binary-code.ts';
export { lookRecipe } from './describe-look.ts';
export { createImagingPool, type ImagingPool } from './imaging-pool.ts';
export type { InspectedPicture, RenderedPicture } from './imaging-protocol.ts';
export type { PictureFormat } from './inspect-picture.ts';
export { lookLikeness } from './look-likeness.ts';
export { mirrorDescriptor } from './mirror-descriptor.ts';
export { PictureRefusalCode } from './picture-refusal.ts';
export type { RedrawnSize } from './redraw-picture.ts';
export {
  type DerivativeFormat,
  type DerivativeSize,
  derivativeFormats,
  derivativeName,
  derivativeSizes,
  derivativeVersion,
  hasFormat,
} from './render-derivatives.ts';
export { searchColourOfHex } from './search-colour.ts';
export { defaultWatermark, type WatermarkProfile, watermarkHash } from './watermark-profile.ts';
