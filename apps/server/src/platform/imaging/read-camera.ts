import type { CameraData } from '@tuyuan/contract/library/image.ts';
import { cleanText } from './clean-text.ts';
import type { MetadataBlocks } from './parse-metadata-blocks.ts';

/** Camera, lens and exposure; a value that no camera can have had becomes null. */
export function readCamera({ ifd0, exif }: MetadataBlocks): CameraData {
  const iso = plausible(exif.ISO, 1, 10_000_000);
  return {
    make: cleanText(ifd0.Make, 60),
    model: cleanText(ifd0.Model, 60),
    lens: cleanText(exif.LensModel, 100),
    aperture: plausible(exif.FNumber, 0.3, 256),
    exposure: plausible(exif.ExposureTime, 1e-7, 1e6),
    iso: iso === null ? null : Math.round(iso),
    focalLength: plausible(exif.FocalLength, 0.1, 20_000),
  };
}

function plausible(value: unknown, min: number, max: number): number | null {
  const number: unknown = Array.isArray(value) ? value[0] : value;
  return typeof number === 'number' && number >= min && number <= max ? number : null;
}
