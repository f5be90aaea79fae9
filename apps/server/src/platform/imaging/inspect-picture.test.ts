import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { heicPicture } from '../../testing/heic-picture.data.ts';
import { flatPicture, paintScene } from '../../testing/test-pictures.ts';
import { decodeMaster } from './decode-master.ts';
import { inspectPicture } from './inspect-picture.ts';
import { defaultPictureLimits } from './picture-limits.ts';

const inspect = (bytes: Uint8Array, fileName = 'photo.jpg', limits = defaultPictureLimits) =>
  inspectPicture(bytes, fileName, limits);
const scene = paintScene(300, 200);
const jpeg = await scene.clone().jpeg().toBuffer();

describe('what is taken', () => {
  test.each(['jpeg', 'png', 'webp', 'tiff', 'avif'] as const)('takes %s by its content', async (format) => {
    const report = await inspect(await scene.clone().toFormat(format).toBuffer(), `photo.${format}`);
    expect(report).toMatchObject({ format, width: 300, height: 200, pages: 1, lyingExtension: null });
  });

  test('takes a HEIC, turned as it asks', async () => {
    const report = await inspect(heicPicture, 'IMG_0001.HEIC');
    expect(report).toMatchObject({ format: 'heic', width: 80, height: 120, pages: 1, lyingExtension: null });
  });

  test('takes a picture whose extension lies, and says so', async () => {
    expect(await inspect(jpeg, '山.PNG')).toMatchObject({ format: 'jpeg', lyingExtension: 'png' });
  });

  test('takes the usual spellings of an extension, and none at all, without remark', async () => {
    for (const name of ['a.JPG', 'a.jpeg', 'a.jfif', 'a']) {
      expect(await inspect(jpeg, name)).toMatchObject({ lyingExtension: null });
    }
  });

  test('counts width and height as a person sees them', async () => {
    const turned = await scene.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await inspect(turned)).toMatchObject({ width: 200, height: 300 });
  });
});

describe('what is refused, with its reason', () => {
  const refusals: [reason: string, code: string, bytes: () => Promise<Buffer> | Buffer][] = [
    ['an empty file', 'Picture.Empty', () => Buffer.alloc(0)],
    ['text that calls itself a picture', 'Picture.NotAPicture', () => Buffer.from('这不是图片')],
    ['random bytes', 'Picture.NotAPicture', () => Buffer.alloc(5000, 7)],
    [
      'an SVG',
      'Picture.TypeNotAllowed',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a GIF', 'Picture.TypeNotAllowed', () => scene.clone().gif().toBuffer()],
    ['the head of a HEIC', 'Picture.Corrupt', () => heicPicture.subarray(0, 60)],
    [
      'a sequence of HEVC pictures',
      'Picture.Animated',
      () => Buffer.from('\0\0\0\x18ftyphevc\0\0\0\0mif1hevc', 'latin1'),
    ],
    ['an animated WebP', 'Picture.Animated', animatedWebp],
    ['an animated PNG', 'Picture.Animated', animatedPng],
    ['a JPEG of which only the head arrived', 'Picture.Truncated', () => jpeg.subarray(0, 100)],
    [
      'a JPEG with damaged tables',
      'Picture.Corrupt',
      () => Buffer.concat([jpeg.subarray(0, 200), Buffer.alloc(5000, 7)]),
    ],
  ];

  test.each(refusals)('refuses %s with %s', async (_reason, code, bytes) => {
    await expect(inspect(await bytes())).rejects.toMatchObject({ code });
  });

  test('refuses a file above the size limit', async () => {
    const limits = { ...defaultPictureLimits, bytes: jpeg.length - 1 };
    await expect(inspect(jpeg, 'a.jpg', limits)).rejects.toMatchObject({ code: 'Picture.TooLarge' });
  });

  test('refuses more than 200 megapixels by the header alone', async () => {
    const bomb = await flatPicture(1, 1, 'white').png().toBuffer();
    // The header chunk: its name at 12, width, height, five more bytes and the checksum of all that.
    bomb.writeUInt32BE(20_000, 16);
    bomb.writeUInt32BE(10_001, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    await expect(inspect(bomb)).rejects.toMatchObject({ code: 'Picture.TooManyPixels', details: '20000×10001' });
  });

  test.each(['jpeg', 'png', 'webp', 'tiff', 'avif'] as const)(
    'refuses half a %s when it is decoded',
    async (format) => {
      const whole = await paintScene(900, 600).toFormat(format).toBuffer();
      const half = whole.subarray(0, whole.length / 2);
      const read = async () => {
        await inspect(half);
        await decodeMaster(half, defaultPictureLimits);
      };
      await expect(read()).rejects.toMatchObject({ code: expect.stringMatching(/^Picture\.(Truncated|Corrupt)$/) });
    },
  );
});

test('refuses half a HEIC when it is decoded', async () => {
  const half = heicPicture.subarray(0, heicPicture.length - 150);
  await expect(decodeMaster(half, defaultPictureLimits)).rejects.toMatchObject({ code: 'Picture.Truncated' });
});

async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all([1, 2].map((seed) => paintScene(60, 40, seed).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

async function animatedPng(): Promise<Buffer> {
  const png = await scene.clone().png().toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  // Behind the 8-byte signature and the 25-byte IHDR.
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
}
