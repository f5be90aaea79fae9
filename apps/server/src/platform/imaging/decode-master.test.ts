import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heicPicture } from '../../testing/heic-picture.data.ts';
import { flatPicture, paintScene } from '../../testing/test-pictures.ts';
import { decodeMaster } from './decode-master.ts';
import { defaultPictureLimits } from './picture-limits.ts';

const decode = (bytes: Uint8Array) => decodeMaster(bytes, defaultPictureLimits);
const firstPixel = async (bytes: Uint8Array) => [...(await decode(bytes)).data.subarray(0, 3)];
const near = (expected: number[], tolerance: number) => (actual: number[]) =>
  expected.every((channel, i) => Math.abs(channel - (actual[i] ?? -999)) <= tolerance);

test('fits the picture into 1600 × 1600 and never enlarges it', async () => {
  expect(await decode(await flatPicture(3200, 1000, 'red').jpeg().toBuffer())).toMatchObject({
    width: 1600,
    height: 500,
  });
  expect(await decode(await flatPicture(200, 100, 'red').jpeg().toBuffer())).toMatchObject({ width: 200, height: 100 });
});

test('turns a picture upright as its EXIF orientation says', async () => {
  const redLeft = await flatPicture(40, 20, 'blue')
    .composite([{ input: await flatPicture(20, 20, 'red').png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const turned = await sharp(redLeft).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
  const master = await decode(turned);
  expect(master).toMatchObject({ width: 20, height: 40 });
  // Turned clockwise, the left side becomes the top.
  expect(master.data.subarray(0, 3)).toSatisfy(near([255, 0, 0], 12));
});

test('turns CMYK into sRGB', async () => {
  const cmyk = await flatPicture(30, 20, '#c81e28').toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
  expect(await firstPixel(cmyk)).toSatisfy(near([200, 30, 40], 30));
});

test('turns 16 bits into 8', async () => {
  const deep = await flatPicture(30, 20, '#c81e28').toColourspace('rgb16').png().toBuffer();
  expect((await sharp(deep).metadata()).depth).toBe('ushort');
  expect(await firstPixel(deep)).toEqual([200, 30, 40]);
});

test('turns grey into three channels', async () => {
  const grey = await flatPicture(30, 20, '#808080').greyscale().png().toBuffer();
  expect((await decode(grey)).data.length).toBe(30 * 20 * 3);
});

test('turns a wide-gamut profile into sRGB', async () => {
  const wide = await paintScene(60, 40).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
  const plain = await paintScene(60, 40).jpeg({ quality: 100 }).toBuffer();
  expect((await sharp(wide).metadata()).hasProfile).toBe(true);
  expect(await firstPixel(wide)).toSatisfy(near(await firstPixel(plain), 6));
});

test('decodes a HEIC upright and out of its wide-gamut profile', async () => {
  const { data, width, height } = await decode(heicPicture);
  expect([width, height]).toEqual([80, 120]);
  const pixel = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
  expect(pixel(5, 5)).toSatisfy(near([200, 60, 50], 4));
  expect(pixel(74, 114)).toSatisfy(near([50, 80, 180], 4));
});

test('lays transparency on white', async () => {
  const clear = sharp({ create: { width: 30, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  expect(await firstPixel(await clear.png().toBuffer())).toEqual([255, 255, 255]);
});
