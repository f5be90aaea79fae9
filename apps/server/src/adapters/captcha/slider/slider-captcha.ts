import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import type { SliderCaptcha } from '../../../modules/account/index.ts';
import { drawScene } from './draw-scene.ts';
import { isPlausibleTrack } from './is-plausible-track.ts';
import { type PieceShape, pieceOutline, pieceSize, randomShape } from './piece-outline.ts';

const width = 320;
const height = 160;
/** Pixels of the pictures to a CSS pixel, for screens that show more than one. */
const density = 2;
/** The piece starts at the left edge; a gap under it would be solved from the start. */
const leftmost = 90;
const margin = 8;
const tolerance = 6;
/** Gaps that other pieces fit. */
const decoys = 2;
/** A decoy in a row of its own would be known by that. */
const decoyRise = 4;

interface Gap {
  shape: PieceShape;
  left: number;
  top: number;
}

/** Landscapes drawn by the server, with a jigsaw piece cut out of each, and gaps of other pieces beside its own. */
export function sliderCaptcha(): SliderCaptcha {
  return {
    provider: 'slider',
    tolerance,
    isPlausible: isPlausibleTrack,
    async makePuzzle() {
      const gap = {
        shape: randomShape(),
        left: randomInt(leftmost, width - pieceSize - margin),
        top: randomInt(margin + decoyRise, height - pieceSize - margin - decoyRise),
      };
      const scene = await grained(drawScene(width, height, density));
      const [background, piece] = await Promise.all([punch(scene, [gap, ...decoysOf(gap)]), cutOut(scene, gap)]);
      return {
        width,
        height,
        pieceSize,
        pieceTop: gap.top,
        position: gap.left,
        background: dataAddress(background),
        piece: dataAddress(piece),
      };
    },
  };
}

/** Returns further gaps in the row of the first one, apart from it and from each other as far as there is room. */
function decoysOf(gap: Gap): Gap[] {
  const gaps = [gap];
  for (let attempt = 0; attempt < 200 && gaps.length <= decoys; attempt += 1) {
    const left = randomInt(leftmost / 2, width - pieceSize);
    if (gaps.some((other) => Math.abs(other.left - left) < pieceSize * 0.8)) continue;
    const top = gap.top + randomInt(-decoyRise, decoyRise + 1);
    gaps.push({ shape: randomShape(gaps.map(({ shape }) => shape)), left, top });
  }
  return gaps.slice(1);
}

/** Pixels of a scene, to be opened again and again. */
interface Scene {
  pixels: Buffer;
  form: { raw: { width: number; height: number; channels: 3 } };
}

const sceneForm = { width: width * density, height: height * density, channels: 3 as const };
const grainForm = { ...sceneForm, width: sceneForm.width * 2, height: sceneForm.height * 2 };
let grain: Promise<Buffer> | undefined;

/** Made once, because it takes longer than the rest of a puzzle; each puzzle gets a part of it. */
function grainPixels(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 28 };
  grain ??= sharp({ create: { ...grainForm, background: '#808080', noise } })
    .blur(0.6)
    .raw()
    .toBuffer();
  return grain;
}

/** Returns the scene with the grain of a photograph, without which every edge in it would be a gap's. */
async function grained(scene: string): Promise<Scene> {
  const { width: across, height: down } = sceneForm;
  const part = await sharp(await grainPixels(), { raw: grainForm })
    .extract({ left: randomInt(across), top: randomInt(down), width: across, height: down })
    .raw()
    .toBuffer();
  const pixels = await sharp(Buffer.from(scene))
    .removeAlpha()
    .composite([{ input: part, raw: sceneForm, blend: 'overlay' }])
    .raw()
    .toBuffer();
  return { pixels, form: { raw: sceneForm } };
}

const side = pieceSize * density;

function overlay(content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${pieceSize} ${pieceSize}">${content}</svg>`,
  );
}

/** Returns the scene with other parts of it, in another light, where the pieces are missing. */
async function punch(scene: Scene, gaps: readonly Gap[]): Promise<Buffer> {
  const holes = await Promise.all(
    gaps.map(async (gap) => ({ input: await hole(scene, gap), left: gap.left * density, top: gap.top * density })),
  );
  return sharp(scene.pixels, scene.form).composite(holes).webp({ quality: 74, effort: 2 }).toBuffer();
}

const between = (low: number, high: number) => randomInt(Math.round(low * 100), Math.round(high * 100)) / 100;

/** A gap neither shows what the piece does nor has quite its outline, and is as dark or light as it likes: a program could go by any of these. */
async function hole({ pixels, form }: Scene, { shape, left }: Gap): Promise<Buffer> {
  const elsewhere = (left + pieceSize + randomInt(width - 2 * pieceSize)) % (width - pieceSize);
  const centre = pieceSize / 2;
  const turn = randomInt(-13, 14);
  const place = `translate(${centre} ${centre}) rotate(${turn}) scale(${between(0.86, 1.04)}) translate(${-centre} ${-centre})`;
  const outline = `d="${pieceOutline(shape)}" transform="${place}"`;
  const [mask, rim] = await Promise.all([
    sharp(overlay(`<path ${outline} fill="#fff"/>`))
      .blur(1.4)
      .png()
      .toBuffer(),
    sharp(
      overlay(`<path ${outline} fill="none" stroke="#000" stroke-opacity="${between(0.3, 0.6)}" stroke-width="2.2"/>`),
    )
      .blur(1.8)
      .png()
      .toBuffer(),
  ]);
  const light = randomInt(3) === 0 ? between(1.25, 1.5) : between(0.5, 0.78);
  const filling = await sharp(pixels, form)
    .extract({ left: elsewhere * density, top: randomInt(height - pieceSize) * density, width: side, height: side })
    .linear(light, 8)
    .ensureAlpha()
    .raw()
    .toBuffer();
  return sharp(filling, { raw: { width: side, height: side, channels: 4 } })
    .composite([
      { input: rim, blend: 'over' },
      { input: mask, blend: 'dest-in' },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Returns the piece alone, with a bright rim. */
async function cutOut({ pixels, form }: Scene, { shape, left, top }: Gap): Promise<Buffer> {
  const outline = pieceOutline(shape);
  const mask = overlay(`<path d="${outline}" fill="#fff"/>`);
  const rim = overlay(
    `<path d="${outline}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3.2"/><path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".95" stroke-width="1.6"/>`,
  );
  const square = await sharp(pixels, form)
    .extract({ left: left * density, top: top * density, width: side, height: side })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return sharp(square, { raw: { width: side, height: side, channels: 4 } })
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
