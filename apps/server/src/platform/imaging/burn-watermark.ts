import { type WatermarkAnchor, watermarkAnchors } from '@tuyuan/contract/library/watermark-choices.ts';
import type { RawPicture } from './decode-master.ts';
import { drawWatermarkStamp, type WatermarkStamp } from './draw-watermark-stamp.ts';
import { type WatermarkProfile, watermarkHash } from './watermark-profile.ts';

const stamps = new Map<string, Promise<WatermarkStamp>>();
const keptStamps = 64;

const darkText = '#20242a';
/** Mean luma above which text that adapts is dark. */
const brightGround = 168;

/**
 * Lays the mark into the picture's own pixels. `phase` (0 to 1, from the original's hash) moves the tiles differently
 * in every image, so that the mark can't be averaged out of many. `coverage`, one byte a pixel, is raised to how much of
 * the pixel the mark hides.
 */
export async function burnWatermark(
  picture: RawPicture,
  profile: WatermarkProfile,
  phase: number,
  coverage?: Uint8Array,
): Promise<void> {
  const shortSide = Math.min(picture.width, picture.height);
  const height = Math.max(10, Math.round((shortSide * profile.scale) / 100));
  const margin = Math.round((shortSide * profile.margin) / 100);
  const { placement } = profile;
  const maxWidth = placement === 'tile' ? height * 40 : Math.max(20, picture.width - 2 * margin);
  const stamp = await cachedStamp(profile, height, maxWidth);
  const places =
    placement === 'tile' ? tilePlaces(picture, stamp, margin, phase) : [anchorPlace(picture, stamp, margin, placement)];
  const dark = await darkStamp(profile, height, maxWidth);
  for (const place of places) blend(picture, dark && isBright(picture, dark, place) ? dark : stamp, place, coverage);
}

async function darkStamp(profile: WatermarkProfile, height: number, maxWidth: number): Promise<WatermarkStamp | null> {
  const { adapts, mark } = profile;
  if (!adapts || mark.kind !== 'text') return null;
  return cachedStamp({ ...profile, mark: { ...mark, colour: darkText } }, height, maxWidth);
}

/** Judged by a grid of points within the stamp's box. */
function isBright({ data, width, height }: RawPicture, stamp: WatermarkStamp, { left, top }: Place): boolean {
  let sum = 0;
  let points = 0;
  for (let row = 0; row < 8; row++) {
    const y = top + Math.floor(((row + 0.5) * stamp.height) / 8);
    if (y < 0 || y >= height) continue;
    for (let column = 0; column < 24; column++) {
      const x = left + Math.floor(((column + 0.5) * stamp.width) / 24);
      if (x < 0 || x >= width) continue;
      const at = (y * width + x) * 3;
      sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
      points++;
    }
  }
  return points > 0 && sum / points > brightGround;
}

interface Place {
  left: number;
  top: number;
}

/** Rows of tiles, every second row moved by half a step, beginning outside the picture. */
function tilePlaces(picture: RawPicture, stamp: WatermarkStamp, margin: number, phase: number): Place[] {
  const stepX = stamp.width + margin;
  const stepY = stamp.height + Math.round(margin / 2);
  const places: Place[] = [];
  for (let row = 0, top = -Math.floor(phase * stepY); top < picture.height; row++, top += stepY) {
    const shift = (phase * 7919 + (row % 2) / 2) % 1;
    for (let left = -Math.floor(shift * stepX); left < picture.width; left += stepX) places.push({ left, top });
  }
  return places;
}

function anchorPlace(picture: RawPicture, stamp: WatermarkStamp, margin: number, anchor: WatermarkAnchor): Place {
  const index = watermarkAnchors.indexOf(anchor);
  const along = (step: number, room: number) => Math.round([margin, room / 2, room - margin][step] ?? margin);
  return {
    left: along(index % 3, picture.width - stamp.width),
    top: along(Math.floor(index / 3), picture.height - stamp.height),
  };
}

/** Stamps are few: one per profile and height, and derivatives of one width share their heights. */
function cachedStamp(profile: WatermarkProfile, height: number, maxWidth: number): Promise<WatermarkStamp> {
  const key = `${watermarkHash(profile)}:${height}:${maxWidth}`;
  const drawn = stamps.get(key) ?? drawWatermarkStamp(profile, height, maxWidth);
  stamps.delete(key);
  stamps.set(key, drawn);
  for (const oldest of stamps.keys()) {
    if (stamps.size <= keptStamps) break;
    stamps.delete(oldest);
  }
  return drawn;
}

function blend(
  { data, width, height }: RawPicture,
  stamp: WatermarkStamp,
  { left, top }: Place,
  coverage?: Uint8Array,
): void {
  const fromX = Math.max(0, -left);
  const toX = Math.min(stamp.width, width - left);
  const toY = Math.min(stamp.height, height - top);
  for (let y = Math.max(0, -top); y < toY; y++) {
    let from = (y * stamp.width + fromX) * 4;
    let to = ((top + y) * width + left + fromX) * 3;
    for (let x = fromX; x < toX; x++, from += 4, to += 3) {
      const alpha = stamp.data[from + 3] ?? 0;
      if (alpha === 0) continue;
      if (coverage) {
        const pixel = (top + y) * width + left + x;
        coverage[pixel] = Math.max(coverage[pixel] ?? 0, alpha);
      }
      for (let channel = 0; channel < 3; channel++) {
        const under = data[to + channel] ?? 0;
        data[to + channel] = under + (((stamp.data[from + channel] ?? 0) - under) * alpha) / 255;
      }
    }
  }
}
