import type { InspectedPicture } from '../../../platform/imaging/imaging-protocol.ts';

/** A clock that is set to another zone is no mistake; one that is years ahead is. */
const clockToleranceMs = 24 * 3600 * 1000;
/** Below this, in pixels, a picture looks blurred in a list. */
const sharpSide = 200;
/** A strip longer than this is cut to a line in every list. */
const longestRatio = 8;

/** Returns whether a camera's time can't be right. */
export function isInFuture(takenAt: Date | null, now = Date.now()): boolean {
  return takenAt !== null && takenAt.getTime() > now + clockToleranceMs;
}

/** Returns warnings about an accepted picture, worded for the person who imports it. */
export function pictureNotes({ report, metadata }: Pick<InspectedPicture, 'report' | 'metadata'>): string[] {
  const { lyingExtension, format, colourSpace, pages, width, height } = report;
  const [short, long] = width < height ? [width, height] : [height, width];
  return [
    ...(lyingExtension === null ? [] : [`扩展名是 .${lyingExtension}，内容其实是 ${format.toUpperCase()}`]),
    ...(colourSpace === 'cmyk' ? ['印刷色彩（CMYK），展示用的图已转为 sRGB'] : []),
    ...(/16$/.test(colourSpace) ? ['每通道 16 位，展示用的图已转为 8 位'] : []),
    ...(pages > 1 ? [`有 ${pages} 页，只取第一页`] : []),
    ...(short < sharpSide || long > short * longestRatio ? [`只有 ${width}×${height} 像素，在列表里会看不清`] : []),
    ...(isInFuture(metadata.takenAt) ? ['拍摄时间在将来，没有采用'] : []),
  ];
}
