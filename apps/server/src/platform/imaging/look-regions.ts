import { openRaw, type RawPicture } from './decode-master.ts';
import { describeLook, type Look } from './describe-look.ts';
import { lookSide } from './look-pixels.ts';
import { regionCorners, regionShare } from './region-corners.ts';

/** Longest side, in pixels, of the picture the regions are cut from: each is then a little larger than a look. */
const sourceSide = 160;

/** Returns the looks of parts of a picture, by which it is found from a piece of it. */
export async function describeRegions(picture: RawPicture): Promise<Look[]> {
  const { data, info } = await openRaw(picture)
    .resize(sourceSide, sourceSide, { fit: 'inside', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = { data, width: info.width, height: info.height };
  const looks: Look[] = [];
  for (const [x, y] of regionCorners) {
    const part = {
      left: Math.round(x * small.width),
      top: Math.round(y * small.height),
      width: Math.max(1, Math.floor(regionShare * small.width)),
      height: Math.max(1, Math.floor(regionShare * small.height)),
    };
    const pixels = await openRaw(small)
      .extract(part)
      .resize(lookSide, lookSide, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
    looks.push(describeLook(pixels));
  }
  return looks;
}
