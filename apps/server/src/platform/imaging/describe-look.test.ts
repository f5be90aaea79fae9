import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { flatPicture, paintScene } from '../../testing/test-pictures.ts';
import { analyseLook } from './analyse-look.ts';
import { classifyOrientation } from './classify-orientation.ts';
import { decodeMaster } from './decode-master.ts';
import { describeLook } from './describe-look.ts';
import { extractPalette } from './extract-palette.ts';
import { labOf } from './lab-colour.ts';
import { lookLikeness } from './look-likeness.ts';
import { lookPixels, mirrorLookPixels } from './look-pixels.ts';
import { mirrorDescriptor } from './mirror-descriptor.ts';
import { defaultPictureLimits } from './picture-limits.ts';
import { searchColourOf, searchColoursOf } from './search-colour.ts';

const pixelsOf = async (picture: Sharp) =>
  lookPixels(await decodeMaster(await picture.png().toBuffer(), defaultPictureLimits));
const lookOf = async (picture: Sharp) => describeLook(await pixelsOf(picture));

const library = await Promise.all(Array.from({ length: 20 }, (_, i) => lookOf(paintScene(320, 240, i + 1))));

function differingBits(a: string, b: string): number {
  return (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2).replaceAll('0', '').length;
}

async function nearest(picture: Sharp): Promise<number> {
  const { descriptor } = await lookOf(picture);
  const likeness = library.map((look) => lookLikeness(descriptor, look.descriptor));
  return likeness.indexOf(Math.max(...likeness)) + 1;
}

const reread = async (picture: Sharp, quality: number) => sharp(await picture.jpeg({ quality }).toBuffer());

test('finds the same picture again after resizing, recompression, brightening, greying and a crop', async () => {
  for (const seed of [2, 7, 13, 19]) {
    const scene = () => paintScene(320, 240, seed);
    expect(await nearest(scene().resize(64))).toBe(seed);
    expect(await nearest(await reread(scene(), 40))).toBe(seed);
    expect(await nearest(scene().modulate({ brightness: 1.3 }))).toBe(seed);
    expect(await nearest(scene().greyscale())).toBe(seed);
    expect(await nearest(scene().extract({ left: 16, top: 12, width: 288, height: 216 }))).toBe(seed);
  }
});

test('finds a mirrored picture by its mirrored look', async () => {
  const mirrored = mirrorLookPixels(await pixelsOf(paintScene(320, 240, 5).flop()));
  expect(lookLikeness(describeLook(mirrored).descriptor, library[4]?.descriptor ?? new Int8Array(256))).toBeGreaterThan(
    0.98,
  );
});

test('the descriptor of a mirrored picture is had without its pixels', async () => {
  for (const seed of [1, 4, 9, 16]) {
    const pixels = await pixelsOf(paintScene(320, 240, seed));
    const { descriptor } = describeLook(pixels);
    const mirrored = mirrorDescriptor(descriptor);
    expect(lookLikeness(mirrored, describeLook(mirrorLookPixels(pixels)).descriptor)).toBeGreaterThan(0.995);
    expect(lookLikeness(mirrored, descriptor)).toBeLessThan(0.98);
    expect(mirrorDescriptor(mirrored)).toEqual(descriptor);
  }
});

test('codes and hashes of one picture differ in few bits, those of two in many', async () => {
  const again = await lookOf(await reread(paintScene(320, 240, 3).resize(200), 60));
  const same = library[2];
  const other = library[10];
  expect(differingBits(again.code, same?.code ?? '')).toBeLessThan(20);
  expect(differingBits(again.phash, same?.phash ?? '')).toBeLessThanOrEqual(6);
  expect(differingBits(again.code, other?.code ?? '')).toBeGreaterThan(40);
  expect(differingBits(again.phash, other?.phash ?? '')).toBeGreaterThan(6);
});

test('stays the same for ever: stored looks depend on it', async () => {
  const { code, phash } = describeLook(Uint8Array.from({ length: 64 * 64 * 3 }, (_, i) => (i * i * 31) % 251));
  expect({ code, phash }).toMatchInlineSnapshot(`
    {
      "code": "64469a8cdfa524badd436e70626c48b64fc848284e710f7c6943fdd18b97b2d9",
      "phash": "6837e84b99db9103",
    }
  `);
});

test('a picture of one colour has a look like any other', async () => {
  const { descriptor, code } = await lookOf(flatPicture(30, 30, '#000000'));
  expect(descriptor).toHaveLength(256);
  expect(code).toMatch(/^[0-9a-f]{64}$/);
});

test('names colours as people do', () => {
  const named = {
    red: ['#d7263d', '#ff0000', '#8b0000'],
    orange: ['#ff8c00', '#f5a623'],
    yellow: ['#ffd700', '#ffff00'],
    green: ['#228b22', '#00ff00', '#7cb342'],
    cyan: ['#00ffff', '#20b2aa'],
    blue: ['#0000ff', '#1e90ff', '#87ceeb', '#000080'],
    purple: ['#800080', '#9370db'],
    pink: ['#ffc0cb', '#ff69b4'],
    brown: ['#8b4513', '#654321'],
    black: ['#000000', '#151515'],
    grey: ['#808080', '#b0b0b0'],
    white: ['#ffffff', '#f5f5f5'],
  };
  for (const [name, colours] of Object.entries(named)) {
    for (const hex of colours) {
      const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex');
      expect([hex, searchColourOf(labOf(red, green, blue))]).toEqual([hex, name]);
    }
  }
});

test('the palette holds the dominant colours with their shares', async () => {
  const red = await flatPicture(30, 100, '#d7263d').png().toBuffer();
  const pixels = await pixelsOf(flatPicture(100, 100, '#1e90ff').composite([{ input: red, left: 0, top: 0 }]));
  const palette = extractPalette(pixels);
  expect(palette[0]?.hex).toBe('#1e90ff');
  expect(palette[0]?.share).toBeCloseTo(0.7, 1);
  expect(searchColoursOf(pixels)).toEqual(['blue', 'red']);
});

test('a strip of sky or a tint makes no picture blue, a small flower makes it red', async () => {
  const over = async (ground: string, width: number, colour: string) => {
    const part = await flatPicture(width, 100, colour).png().toBuffer();
    return searchColoursOf(await pixelsOf(flatPicture(100, 100, ground).composite([{ input: part, left: 0, top: 0 }])));
  };
  expect(await over('#f5f5f5', 20, '#1e90ff')).toEqual(['white']);
  expect(await over('#f5f5f5', 40, '#1e90ff')).toEqual(['white', 'blue']);
  expect(await over('#f5f5f5', 60, '#8a94a0')).toEqual(['grey', 'white']);
  expect(await over('#228b22', 15, '#d7263d')).toEqual(['green', 'red']);
});

test('shapes are told apart', () => {
  expect(
    [
      [3, 2],
      [2, 3],
      [100, 101],
      [4, 2],
      [16, 9],
      [1, 4],
    ].map(([w = 1, h = 1]) => classifyOrientation(w, h)),
  ).toEqual(['landscape', 'portrait', 'square', 'panorama', 'landscape', 'portrait']);
});

test('the placeholder is small enough to travel in every list', async () => {
  const look = await analyseLook(
    await decodeMaster(await paintScene(800, 500).jpeg().toBuffer(), defaultPictureLimits),
  );
  expect(Buffer.from(look.thumbhash, 'base64').length).toBeLessThanOrEqual(25);
  expect(look.orientation).toBe('landscape');
});
