import { z } from 'zod';
import { openRaw, type RawPicture } from './decode-master.ts';
import { describeLook, Look } from './describe-look.ts';
import { lookPixels, mirrorLookPixels } from './look-pixels.ts';

const share = z.number().min(0).max(1);

/** A part of an upright picture, as shares of its sides. */
export const PicturePart = z.object({ x: share, y: share, width: share, height: share });
export type PicturePart = z.infer<typeof PicturePart>;

export const QueryLook = Look.extend({ isMirrored: z.boolean() });
export type QueryLook = z.infer<typeof QueryLook>;

/** Colours of a border may differ so much, of 255. */
const borderTolerance = 14;
/** Of the picture's area: less is no border, more would be most of the picture. */
const [minBorder, maxBorder] = [0.04, 0.85];

/**
 * Returns the looks to search with for a picture or a part of it: as it is and mirrored, and, where an even border
 * surrounds it as on a screenshot, the same of what is inside.
 */
export async function describeQuery(picture: RawPicture, part: PicturePart | null): Promise<QueryLook[]> {
  const wanted = part ? await cut(picture, part) : picture;
  const inner = await withoutBorder(wanted);
  const looks = await bothWays(wanted);
  return inner ? [...looks, ...(await bothWays(inner))] : looks;
}

async function bothWays(picture: RawPicture): Promise<QueryLook[]> {
  const pixels = await lookPixels(picture);
  return [
    { ...describeLook(pixels), isMirrored: false },
    { ...describeLook(mirrorLookPixels(pixels)), isMirrored: true },
  ];
}

async function cut(picture: RawPicture, part: PicturePart): Promise<RawPicture> {
  const left = Math.min(picture.width - 1, Math.round(part.x * picture.width));
  const top = Math.min(picture.height - 1, Math.round(part.y * picture.height));
  const { data, info } = await openRaw(picture)
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(picture.width - left, Math.round(part.width * picture.width))),
      height: Math.max(1, Math.min(picture.height - top, Math.round(part.height * picture.height))),
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function withoutBorder(picture: RawPicture): Promise<RawPicture | null> {
  // A picture of one colour is all border.
  const trimmed = await openRaw(picture)
    .trim({ threshold: borderTolerance })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!trimmed) return null;
  const { data, info } = trimmed;
  const border = 1 - (info.width * info.height) / (picture.width * picture.height);
  return border >= minBorder && border <= maxBorder ? { data, width: info.width, height: info.height } : null;
}
