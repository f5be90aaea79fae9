import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import type { SliderCaptcha } from '../../../modules/account/index.ts';
import { drawScene } from './draw-scene.ts';
import { isPlausibleTrack } from './is-plausible-track.ts';
import { pieceOutline, pieceSize } from './piece-outline.ts';

const width = 320;
const height = 160;
/** Pixels of the pictures to a CSS pixel, for screens that show more than one. */
const density = 2;
/** The piece starts at the left edge; a gap under it would be solved from the start. */
const leftmost = 90;
const margin = 8;
const tolerance = 5;

/** Landscapes drawn by the server, with a jigsaw piece cut out of each. */
export function sliderCaptcha(): SliderCaptcha {
  return {
    provider: 'slider',
    tolerance,
    isPlausible: isPlausibleTrack,
    async makePuzzle() {
      const position = randomInt(leftmost, width - pieceSize - margin);
      const pieceTop = randomInt(margin, height - pieceSize - margin);
      const outline = pieceOutline(randomInt(2) === 0);
      const scene = await sharp(Buffer.from(drawScene(width, height, density)))
        .removeAlpha()
        .png()
        .toBuffer();
      const [background, piece] = await Promise.all([
        punch(scene, outline, position, pieceTop),
        cutOut(scene, outline, position, pieceTop),
      ]);
      return {
        width,
        height,
        pieceSize,
        pieceTop,
        position,
        background: dataAddress(background),
        piece: dataAddress(piece),
      };
    },
  };
}

function overlay(content: string): Buffer {
  const side = pieceSize * density;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${pieceSize} ${pieceSize}">${content}</svg>`,
  );
}

/** Returns the scene with a dark hollow in place of the piece. */
function punch(scene: Buffer, outline: string, position: number, top: number): Promise<Buffer> {
  const hollow = overlay(
    `<path d="${outline}" fill="#0b1020" fill-opacity=".55"/><path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.2"/>`,
  );
  return sharp(scene)
    .composite([{ input: hollow, left: position * density, top: top * density }])
    .webp({ quality: 82 })
    .toBuffer();
}

/** Returns the piece alone, with a bright rim. */
async function cutOut(scene: Buffer, outline: string, position: number, top: number): Promise<Buffer> {
  const side = pieceSize * density;
  const mask = overlay(`<path d="${outline}" fill="#fff"/>`);
  const rim = overlay(
    `<path d="${outline}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3.2"/><path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".95" stroke-width="1.6"/>`,
  );
  const square = await sharp(scene)
    .extract({ left: position * density, top: top * density, width: side, height: side })
    .ensureAlpha()
    .png()
    .toBuffer();
  return sharp(square)
    .composite([
      { input: mask, blend: 'dest-in' },
      { input: rim, blend: 'over' },
    ])
    .webp({ quality: 88, alphaQuality: 100 })
    .toBuffer();
}

function dataAddress(picture: Buffer): string {
  return `data:image/webp;base64,${picture.toString('base64')}`;
}
