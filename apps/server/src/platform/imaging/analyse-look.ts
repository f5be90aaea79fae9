import { orientations, PaletteEntry, searchColours } from '@tuyuan/contract/library/image.ts';
import { rgbaToThumbHash } from 'thumbhash';
import { z } from 'zod';
import { classifyOrientation } from './classify-orientation.ts';
import { openRaw, type RawPicture } from './decode-master.ts';
import { describeLook, Look } from './describe-look.ts';
import { extractPalette } from './extract-palette.ts';
import { lookPixels } from './look-pixels.ts';
import { describeRegions } from './look-regions.ts';
import { searchColoursOf } from './search-colour.ts';

export const PictureLook = Look.extend({
  /** Base64, about 21 bytes: a blurred placeholder until the picture has loaded. */
  thumbhash: z.string(),
  palette: z.array(PaletteEntry),
  /** The most significant of the twelve searchable colours. */
  colours: z.array(z.enum(searchColours)),
  orientation: z.enum(orientations),
  /** Of parts of the picture, see `describeRegions`. */
  regions: z.array(Look),
});
export type PictureLook = z.infer<typeof PictureLook>;

/** Everything the library knows about a picture from its unmarked pixels. */
export async function analyseLook(master: RawPicture): Promise<PictureLook> {
  const pixels = await lookPixels(master);
  return {
    ...describeLook(pixels),
    thumbhash: await placeholderOf(master),
    palette: extractPalette(pixels),
    colours: searchColoursOf(pixels),
    orientation: classifyOrientation(master.width, master.height),
    regions: await describeRegions(master),
  };
}

async function placeholderOf(master: RawPicture): Promise<string> {
  const { data, info } = await openRaw(master)
    .resize(100, 100, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
