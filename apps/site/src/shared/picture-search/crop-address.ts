import { type CropShare, isWhole, minShare, roundShare, withinPicture } from '@tuyuan/ui/crop-share.ts';

/** Returns how much of the picture a part is, in whole percent. */
export function sharePercent({ width, height }: CropShare): number {
  return Math.max(1, Math.round(width * height * 100));
}

/** Returns the part that an address names as `x,y,width,height`; undefined for the whole picture or what is no part of one. */
export function readCrop(text: string | null): CropShare | undefined {
  const numbers = (text ?? '').split(',').map((part) => (/^[01](\.\d{1,6})?$/.test(part) ? Number(part) : Number.NaN));
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  if (numbers.length !== 4 || numbers.some(Number.isNaN)) return undefined;
  if (width < minShare || height < minShare || x + width > 1.001 || y + height > 1.001) return undefined;
  const crop = withinPicture({ x, y, width, height });
  return isWhole(crop) ? undefined : crop;
}

export function writeCrop({ x, y, width, height }: CropShare): string {
  return [x, y, width, height].map(roundShare).join(',');
}
