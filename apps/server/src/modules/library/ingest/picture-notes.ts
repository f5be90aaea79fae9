import type { InspectedPicture } from '../../../platform/imaging/imaging-protocol.ts';

/** Returns warnings about an accepted picture, worded for the person who imports it. */
export function pictureNotes({ report }: Pick<InspectedPicture, 'report'>): string[] {
  const { lyingExtension, format, colourSpace, pages } = report;
  return [
    ...(lyingExtension === null ? [] : [`扩展名是 .${lyingExtension}，内容其实是 ${format.toUpperCase()}`]),
    ...(colourSpace === 'cmyk' ? ['印刷色彩（CMYK），展示用的图已转为 sRGB'] : []),
    ...(/16$/.test(colourSpace) ? ['每通道 16 位，展示用的图已转为 8 位'] : []),
    ...(pages > 1 ? [`有 ${pages} 页，只取第一页`] : []),
  ];
}
