import sharp, { type Sharp } from 'sharp';
import { convertByProfile, type ProfiledSpace, usualPrintProfile } from './convert-by-profile.ts';
import { decodeHeic } from './decode-heic.ts';
import type { PictureLimits } from './picture-limits.ts';

/**
 * Opens a file as an upright picture whose colours are sRGB, 8 bits a channel, after `shape` has cut or scaled it in
 * its own colours. Transparency stays but for CMYK, 16-bit grey and HEIC, which are laid on white. Throws what the decoder throws.
 */
export async function openUpright(
  bytes: Uint8Array,
  limits: PictureLimits,
  shape: (picture: Sharp) => Sharp,
): Promise<Sharp> {
  // `error` and not the stricter `warning`: cameras write harmless oddities; a truncated file still fails.
  const options = { limitInputPixels: limits.pixels, failOn: 'error' } as const;
  const header = await sharp(bytes, options).metadata();
  if (header.format === 'heif' && header.compression !== 'av1') {
    const { data, width, height } = await decodeHeic(bytes, limits);
    const opaque = shape(sharp(data, { raw: { width, height, channels: 4 } })).flatten({ background: '#ffffff' });
    return header.icc ? inStandardColours(opaque, 'RGB', 'uchar', header.icc) : opaque;
  }
  const upright = shape(sharp(bytes, options).autoOrient());
  const depth = header.depth === 'ushort' ? 'ushort' : 'uchar';
  if (header.space === 'cmyk') {
    const inks = upright.removeAlpha().pipelineColourspace('cmyk').toColourspace('cmyk');
    return inStandardColours(inks, 'CMYK', depth, header.icc);
  }
  if (header.space === 'grey16' && header.icc) {
    const grey = upright.flatten({ background: '#ffffff' }).toColourspace('grey16');
    return inStandardColours(grey, 'GRAY', depth, header.icc);
  }
  const standard = upright.toColourspace('srgb');
  // libvips converts 16-bit colours with a profile into Display P3 and needs to be told to go on.
  return header.space === 'rgb16' && header.icc ? standard.withIccProfile('srgb', { attach: false }) : standard;
}

async function inStandardColours(
  picture: Sharp,
  space: ProfiledSpace,
  depth: 'uchar' | 'ushort',
  profile: Uint8Array | undefined,
): Promise<Sharp> {
  const { data, info } = await picture.raw({ depth }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = depth === 'ushort' ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  const converted =
    (profile && (await convertByProfile(pixels, space, profile))) ??
    (space === 'CMYK' ? await convertByProfile(pixels, space, await usualPrintProfile()) : null);
  return converted
    ? sharp(converted, { raw: { width, height, channels: 3 } })
    : sharp(pixels, { raw: { width, height, channels } }).toColourspace('srgb');
}
