import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { adobeRgbProfile, greyProfile } from '../../testing/colour-profiles.data.ts';
import { inksOf } from '../../testing/inks-of.ts';
import { plainTiff } from '../../testing/plain-tiff.ts';
import { paintScene } from '../../testing/test-pictures.ts';
import { usualPrintProfile } from './convert-by-profile.ts';
import { decodeMaster } from './decode-master.ts';
import { type Lab, labOf } from './lab-colour.ts';
import { defaultPictureLimits } from './picture-limits.ts';
import { renderDerivatives } from './render-derivatives.ts';

const [width, height] = [900, 600];
/** Colours that every space here can hold, print as well; without grain, which encoders change more than profiles do. */
const original = await paintScene(width, height)
  .modulate({ saturation: 0.55 })
  .blur(2)
  .linear(0.8, 30)
  .raw()
  .toBuffer();
const greys = Uint8Array.from({ length: width * height }, (_, i) => original[i * 3 + 1] ?? 0);
const grey = Uint8Array.from({ length: greys.length * 3 }, (_, i) => greys[Math.floor(i / 3)] ?? 0);

const folder = await mkdtemp(join(tmpdir(), 'tuyuan-colour-'));
const adobeRgb = join(folder, 'adobe.icc');
await writeFile(adobeRgb, adobeRgbProfile);
afterAll(() => rm(folder, { recursive: true }));

const print = await usualPrintProfile();
const deep = () => open(original).toColourspace('rgb16');
const inked = async (bits: 8 | 16, profile?: Uint8Array) =>
  plainTiff({ pixels: await inksOf(original, bits, print), width, height, ...(profile ? { profile } : {}) });
/** The same greys by a curve of gamma 2.2 instead of sRGB's. */
const gamma22 = (highest: number) => (value: number) => Math.round(highest * luminance(value) ** (1 / 2.2));

const files: [name: string, file: () => Promise<Buffer> | Buffer][] = [
  ['sRGB, 8 bits, no profile', () => open(original).png().toBuffer()],
  ['sRGB, 8 bits', () => open(original).withIccProfile('srgb').png().toBuffer()],
  ['sRGB, 16 bits, no profile', () => deep().png().toBuffer()],
  ['sRGB, 16 bits', () => deep().withIccProfile('srgb').png().toBuffer()],
  ['Display P3, 8 bits', () => open(original).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()],
  ['Display P3, 8 bits, AVIF', () => open(original).withIccProfile('p3').avif({ quality: 80, effort: 0 }).toBuffer()],
  ['Display P3, 16 bits', () => deep().withIccProfile('p3').tiff().toBuffer()],
  ['Adobe RGB, 8 bits', () => open(original).withIccProfile(adobeRgb).jpeg({ quality: 95 }).toBuffer()],
  ['Adobe RGB, 16 bits', () => deep().withIccProfile(adobeRgb).tiff().toBuffer()],
  ['CMYK, 8 bits, no profile', () => inked(8)],
  ['CMYK, 8 bits', () => inked(8, print)],
  ['CMYK, 16 bits', () => inked(16, print)],
  ['grey, 8 bits, no profile', () => plainTiff({ pixels: greys, width, height })],
  ['grey, 8 bits', () => plainTiff({ pixels: greys.map(gamma22(255)), width, height, profile: greyProfile })],
  ['grey, 16 bits, no profile', () => plainTiff({ pixels: Uint16Array.from(greys, (v) => v * 257), width, height })],
  [
    'grey, 16 bits',
    () => plainTiff({ pixels: Uint16Array.from(greys, gamma22(65_535)), width, height, profile: greyProfile }),
  ],
];
const table: Record<string, string>[] = [];
afterAll(() => console.table(table));

test.each(files)('%s: its 640 px rendering is within a mean ΔE of 3', async (name, file) => {
  const expected = await open(name.startsWith('grey') ? grey : original)
    .resize(640)
    .raw()
    .toBuffer();
  const seen = await renderingOf(await file());
  const error = meanError(seen, expected);
  table.push({ file: name, ΔE: error.toFixed(2), mean: meanColour(seen), 'of the original': meanColour(expected) });
  expect(error).toBeLessThanOrEqual(3);
});

function open(pixels: Uint8Array): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

async function renderingOf(file: Uint8Array): Promise<Buffer> {
  const rights = { artist: null, copyright: null, digitalSourceType: null };
  const found: Uint8Array[] = [];
  await renderDerivatives(
    await decodeMaster(file, defaultPictureLimits),
    { marks: [], phase: 0, rights },
    ({ name, bytes }) => {
      if (name === 'w640.webp') found.push(bytes);
    },
  );
  return sharp(found[0]).raw().toBuffer();
}

function luminance(value: number): number {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function meanError(seen: Uint8Array, expected: Uint8Array): number {
  expect(seen.length).toBe(expected.length);
  let sum = 0;
  for (let i = 0; i < seen.length; i += 3) {
    const [a, b] = [labAt(seen, i), labAt(expected, i)];
    sum += Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  }
  return sum / (seen.length / 3);
}

function labAt(pixels: Uint8Array, i: number): Lab {
  return labOf(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0);
}

function meanColour(pixels: Uint8Array): string {
  const sums = [0, 0, 0];
  for (const [i, value] of pixels.entries()) sums[i % 3] = (sums[i % 3] ?? 0) + value;
  return sums.map((sum) => Math.round((sum * 3) / pixels.length)).join('/');
}
