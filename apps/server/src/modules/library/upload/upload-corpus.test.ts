import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { one } from '../../../platform/database/rows.ts';
import { heicPicture } from '../../../testing/heic-picture.data.ts';
import {
  flatPicture,
  paintScene,
  unlikePicture,
  withIptc,
  withSegment,
  xmpPacket,
} from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type UploadClient, uploadClient } from '../../../testing/upload-client.ts';
import { derivativeFolder, putSettings } from '../../site/index.ts';

// Hostile and broken files as a browser sends them: each is refused with its reason, or only its pixels are shown.

const script = '<script>alert(document.cookie)</script>';
const zip = Buffer.from('PK\x03\x04\x14\0\0\0\0\0malware.exe', 'latin1');
const jpeg = await unlikePicture(1, 600, 400);

let server: TestServer;
let photographer: UploadClient;

beforeAll(async () => {
  server = await startTestServer();
  await putSettings(server.db, { uploadMinMegapixels: '0' });
  const headers = await server.logInAs('linxiao', ['photographer']);
  await server.db.execute(
    sql`INSERT INTO photographer (user_id) SELECT id FROM app_user WHERE user_name = 'linxiao' ON CONFLICT DO NOTHING`,
  );
  photographer = uploadClient(server.app, await server.app.listen({ port: 0, host: '127.0.0.1' }), headers);
});
afterAll(() => server.stop());

describe('refuses', () => {
  const refusals: [what: string, fileName: string, code: RegExp, bytes: () => Promise<Buffer> | Buffer][] = [
    ['an empty file', '空.jpg', /^Picture\.Empty$/, () => Buffer.alloc(0)],
    ['random bytes', '乱.jpg', /^Picture\.NotAPicture$/, () => Buffer.alloc(5000, 7)],
    ['a zip named .jpg', '包.jpg', /^Picture\.NotAPicture$/, () => Buffer.concat([zip, Buffer.alloc(2000)])],
    ['a page named .jpg', '页.jpg', /^Picture\.NotAPicture$/, () => Buffer.from(`<html>${script}</html>`)],
    [
      'an SVG with a script',
      '图.svg',
      /^Picture\.TypeNotAllowed$/,
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    ],
    [
      'an SVG behind the first bytes of a JPEG',
      '假.jpg',
      /^Picture\.(Corrupt|Truncated)$/,
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]),
    ],
    ['an animated GIF', '动.gif', /^Picture\.TypeNotAllowed$/, () => animated('gif')],
    ['an animated WebP', '动.webp', /^Picture\.Animated$/, () => animated('webp')],
    [
      '200 megapixels in 600 KB',
      '弹.png',
      /^Picture\.TooManyPixels$/,
      () => flatPicture(20_000, 10_001, 'white').png({ compressionLevel: 9 }).toBuffer(),
    ],
    [
      'a PNG whose head claims more than any memory holds',
      '谎.png',
      /^Picture\.TooManyPixels$/,
      () => claimedPng(60_000, 60_000),
    ],
    [
      'a PNG whose head claims more than it has',
      '缺.png',
      /^Picture\.(Truncated|Corrupt)$/,
      () => claimedPng(3000, 3000),
    ],
    [
      'a JPEG whose head claims more than it has',
      '骗.jpg',
      /^Picture\.(TooManyPixels|Truncated|Corrupt)$/,
      () => claimedJpeg(65_000),
    ],
    ['half a JPEG', '半.jpg', /^Picture\.Truncated$/, () => jpeg.subarray(0, jpeg.length / 2)],
    [
      'half a WebP',
      '半.webp',
      /^Picture\.(Truncated|Corrupt)$/,
      async () => (await paintScene(600, 400, 8).webp().toBuffer()).subarray(0, 9000),
    ],
    [
      'a JPEG with damaged tables',
      '坏.jpg',
      /^Picture\.(Corrupt|Truncated)$/,
      () => Buffer.concat([jpeg.subarray(0, 200), Buffer.alloc(5000, 7)]),
    ],
    ['a PNG with megabytes of packed text', '话.png', /^Picture\.TooMuchMetadata$/, () => textBomb()],
  ];

  test.each(refusals)('%s', async (_what, fileName, code, bytes) => {
    const item = await photographer.upload({ fileName, bytes: await bytes() });
    expect(item).toMatchObject({ state: 'refused', imageId: null, cover: null });
    expect(item.refusal?.code).toMatch(code);
    expect(item.refusal?.message).toMatch(/\p{Script=Han}/u);
  });

  test('… and keeps nothing of them', async () => {
    const images = await server.db.execute(sql`SELECT FROM image`);
    expect(images.rowCount).toBe(0);
    const kept: string[] = [];
    for (const folder of ['uploads', 'orig', 'derivatives'])
      for await (const { key } of server.ingest.storage.list(`tenant_default/${folder}`)) kept.push(key);
    expect(kept).toEqual([]);
  });
});

describe('shows only the pixels of', () => {
  const harmless: [what: string, fileName: string, bytes: () => Promise<Buffer> | Buffer][] = [
    ['a JPEG that is a zip as well', '双.jpg', async () => Buffer.concat([await unlikePicture(2, 600, 400), zip])],
    [
      'a JPEG that is a page as well',
      '页.html',
      async () => Buffer.concat([await unlikePicture(3, 600, 400), Buffer.from(`<html>${script}</html>`)]),
    ],
    ['EXIF, XMP and IPTC with scripts', '写.jpg', () => scripted()],
    ['a print file in CMYK', '印.jpg', () => flatPicture(300, 200, '#c81e28').toColourspace('cmyk').jpeg().toBuffer()],
    [
      'a comment that is a program',
      '注.jpg',
      async () => withSegment(await unlikePicture(5, 600, 400), 0xfe, Buffer.from(`<?php system("id"); ?>${script}`)),
    ],
    ['a PNG with a lying extension', '名.jpg', () => paintScene(400, 300, 9).png().toBuffer()],
    ['a HEIC', 'IMG_1.HEIC', () => heicPicture],
  ];

  test.each(harmless)('%s', async (_what, fileName, bytes) => {
    const item = await photographer.upload({ fileName, bytes: await bytes() });
    expect(item).toMatchObject({ state: 'ready', refusal: null });
    const Rendered = z.object({ sha256: z.instanceof(Buffer), version: z.string() });
    const { sha256, version } = await one(
      server.db,
      Rendered,
      sql`SELECT sha256, version FROM image WHERE id = ${item.imageId}`,
    );
    const folder = derivativeFolder({ tenantSchema: 'tenant_default', sha256, version });
    let seen = 0;
    for await (const { key } of server.ingest.storage.list(folder)) {
      const derivative = await buffer(await server.ingest.storage.read(key));
      const { exif, iptc, space } = await sharp(derivative).metadata();
      expect([exif, iptc, space]).toEqual([undefined, undefined, 'srgb']);
      for (const trace of ['<script', '<?php', 'malware']) expect(derivative.includes(trace)).toBe(false);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(0);
  });
});

async function animated(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all([1, 2].map((seed) => paintScene(60, 40, seed).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** A sound PNG whose head, with a right checksum, names another size. */
async function claimedPng(width: number, height: number): Promise<Buffer> {
  const png = await flatPicture(40, 30, 'teal').png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

async function claimedJpeg(side: number): Promise<Buffer> {
  const bytes = await unlikePicture(7, 120, 80);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}

async function textBomb(): Promise<Buffer> {
  const png = await flatPicture(40, 30, 'red').png().toBuffer();
  const body = Buffer.concat([
    Buffer.from('zTXtComment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(80 * 1024 * 1024, 'A')),
  ]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

async function scripted(): Promise<Buffer> {
  const plain = await sharp(await unlikePicture(4, 600, 400))
    .withExif({
      IFD0: { ImageDescription: script, Artist: script },
      IFD3: { GPSLatitude: '25/1 2/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withXmp(
      xmpPacket(
        `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">&lt;script&gt;1&lt;/script&gt;</rdf:li></rdf:Alt></dc:title>`,
      ),
    )
    .jpeg()
    .toBuffer();
  return withIptc(plain, [[25, Buffer.from(script)]]);
}
