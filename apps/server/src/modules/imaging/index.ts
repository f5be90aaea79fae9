export { lookRecipe } from './describe-look.ts';
export { createImagingPool, type ImagingPool, type ImagingPoolOptions, type NamedPicture } from './imaging-pool.ts';
export type { DescribedPicture, InspectedPicture, PictureSource, RenderedPicture } from './imaging-protocol.ts';
export { type PictureFormat, pictureFormats } from './inspect-picture.ts';
export { lookLikeness } from './look-likeness.ts';
export { defaultPictureLimits, type PictureLimits } from './picture-limits.ts';
export { PictureRefusalCode } from './picture-refusal.ts';
export {
  type Derivative,
  type DerivativeFormat,
  type DerivativeSize,
  derivativeFormats,
  derivativeName,
  derivativeSizes,
  derivativeVersion,
  hasFormat,
} from './render-derivatives.ts';
export { searchColourOfHex } from './search-colour.ts';
export { defaultWatermark, WatermarkProfile, watermarkAnchors, watermarkHash } from './watermark-profile.ts';
