import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { paintScene } from '../../testing/test-pictures.ts';
import { assertBoundedPngTexts } from './assert-bounded-png-texts.ts';
import { inspectPicture } from './inspect-picture.ts';
import { defaultPictureLimits } from './picture-limits.ts';

const picture = await paintScene(60, 40).png().toBuffer();
/** Behind the signature and the header chunk. */
const afterHeader = 33;

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

const withChunks = (...chunks: Buffer[]) =>
  Buffer.concat([picture.subarray(0, afterHeader), ...chunks, picture.subarray(afterHeader)]);
const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes));
const zTXt = (compressed: Buffer) => chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), compressed]));
const iTXt = (compressed: Buffer) =>
  chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\u0001\0zh\0\0', 'latin1'), compressed]));
const megabyte = 1024 * 1024;

test.each([
  ['forty texts of 32 MB', Array<Buffer>(40).fill(zTXt(zeros(32 * megabyte)))],
  ['many texts of a megabyte', Array<Buffer>(9).fill(zTXt(zeros(megabyte)))],
  ['one international text', [iTXt(zeros(9 * megabyte))]],
  ['a profile', [chunk('iCCP', Buffer.concat([Buffer.from('p\0\0', 'latin1'), zeros(9 * megabyte)]))]],
  ['damaged ones', Array.from({ length: 6 }, () => zTXt(Buffer.from('no zlib')))],
  ['very many small ones', Array<Buffer>(1001).fill(zTXt(zeros(1)))],
])('refuses %s', async (_what, chunks) => {
  const bomb = withChunks(...chunks);
  await expect(inspectPicture(bomb, 'a.png', defaultPictureLimits)).rejects.toMatchObject({
    code: 'Picture.TooMuchMetadata',
  });
});

test('takes what cameras and editors write', async () => {
  const usual = withChunks(
    zTXt(zeros(1000)),
    iTXt(deflateSync(Buffer.from('<x:xmpmeta/>'))),
    chunk('tEXt', Buffer.from('Software\0x', 'latin1')),
  );
  expect(await inspectPicture(usual, 'a.png', defaultPictureLimits)).toMatchObject({ format: 'png', width: 60 });
  expect(() => assertBoundedPngTexts(picture)).not.toThrow();
});

test('is confused by no cut or lying chunk', () => {
  const lying = Buffer.from(picture);
  lying.writeUInt32BE(0xffff_ffff, afterHeader);
  for (const bytes of [lying, picture.subarray(0, 40), picture.subarray(0, 8), Buffer.alloc(0)])
    expect(() => assertBoundedPngTexts(bytes)).not.toThrow();
});
