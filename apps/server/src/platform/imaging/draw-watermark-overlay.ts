import { watermarkAnchors } from '@tuyuan/contract/library/watermark-choices.ts';
import sharp, { type OverlayOptions } from 'sharp';
import { drawWatermarkStamp } from './draw-watermark-stamp.ts';
import type { WatermarkProfile } from './watermark-profile.ts';

interface Frame {
  width: number;
  height: number;
}

/** Returns marks alone, on a transparent ground of that size, as PNG: to be laid over every picture of a video. */
export async function drawWatermarkOverlay(frame: Frame, marks: readonly WatermarkProfile[]): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  for (const mark of marks) layers.push(await layerOf(frame, mark));
  return sharp({ create: { ...frame, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(layers)
    .png()
    .toBuffer();
}

async function layerOf(frame: Frame, mark: WatermarkProfile): Promise<OverlayOptions> {
  const shortSide = Math.min(frame.width, frame.height);
  const height = Math.max(10, Math.round((shortSide * mark.scale) / 100));
  const margin = Math.round((shortSide * mark.margin) / 100);
  const maxWidth = Math.max(20, frame.width - 2 * margin);
  const stamp = await drawWatermarkStamp(mark, height, maxWidth);
  const drawn = sharp(stamp.data, { raw: { width: stamp.width, height: stamp.height, channels: 4 } });
  if (mark.placement === 'tile') {
    // A tile may not be larger than what it is laid on.
    const right = Math.max(0, Math.min(margin, frame.width - stamp.width));
    const bottom = Math.max(0, Math.min(Math.round(margin / 2), frame.height - stamp.height));
    const spaced = await drawn
      .extend({ right, bottom, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer();
    return { input: await within(spaced, frame), tile: true, gravity: 'northwest' };
  }
  const input = await within(await drawn.png().toBuffer(), frame);
  const index = watermarkAnchors.indexOf(mark.placement);
  const place = (step: number, room: number) =>
    Math.max(0, Math.round([margin, room / 2, room - margin][step] ?? margin));
  return {
    input,
    left: place(index % 3, frame.width - stamp.width),
    top: place(Math.floor(index / 3), frame.height - stamp.height),
  };
}

function within(png: Buffer, { width, height }: Frame): Promise<Buffer> {
  return sharp(png).resize({ width, height, fit: 'inside', withoutEnlargement: true }).png().toBuffer();
}
