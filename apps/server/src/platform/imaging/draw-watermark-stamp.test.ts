import { watermarkAnchors } from '@tuyuan/contract/library/watermark-choices.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { burnWatermark } from './burn-watermark.ts';
import type { RawPicture } from './decode-master.ts';
import { drawWatermarkStamp, type WatermarkStamp } from './draw-watermark-stamp.ts';
import { defaultWatermark, type WatermarkProfile, watermarkHash } from './watermark-profile.ts';

const text = (words: string): WatermarkProfile => ({
  ...defaultWatermark,
  mark: { kind: 'text', text: words, colour: '#ffffff' },
  opacity: 1,
  rotation: 0,
});
const draw = (words: string) => drawWatermarkStamp(text(words), 48, 2000);
const inked = ({ data }: WatermarkStamp) => data.filter((value, i) => i % 4 === 3 && value > 0).length;
const grey = (width: number, height: number): RawPicture => ({
  data: Buffer.alloc(width * height * 3, 128),
  width,
  height,
});

describe('text', () => {
  test('every character takes part, 晓 and · among them', async () => {
    const widths = [];
    for (const words of ['图苑', '图苑晓', '图苑晓·', '图苑晓·图苑']) widths.push(inked(await draw(words)));
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(new Set(widths).size).toBe(4);
  });

  test('is drawn with its own glyphs and not with the box of a missing one', async () => {
    const drawn = await Promise.all(['晓', '苑', '·'].map((character) => draw(character)));
    const pictures = drawn.map(({ data }) => data.toString('base64'));
    expect(new Set(pictures).size).toBe(3);
    // Private use: in no font, so this is what a missing glyph looks like.
    expect(pictures).not.toContain((await draw('\ue0ff')).data.toString('base64'));
  });

  test('markup characters are drawn, not obeyed', async () => {
    expect(inked(await draw('<b>&晓</b>'))).toBeGreaterThan(inked(await draw('b晓b')));
  });

  test('a long text shrinks until it fits', async () => {
    expect((await drawWatermarkStamp(text('图苑图苑图苑图苑图苑图苑'), 48, 200)).width).toBeLessThanOrEqual(206);
  });
});

test('a picture as mark keeps its own transparency', async () => {
  const logo = await sharp({
    create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: { create: { width: 10, height: 10, channels: 3, background: 'red' } }, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const profile: WatermarkProfile = { ...text('x'), mark: { kind: 'picture', picture: logo }, opacity: 0.5 };
  const stamp = await drawWatermarkStamp(profile, 40, 400);
  expect([...stamp.data.subarray(0, 4)]).toEqual([255, 0, 0, 128]);
  expect(stamp.data.at(-1)).toBe(0);
});

describe('placement', () => {
  async function centreOfMark(placement: WatermarkProfile['placement']): Promise<[x: number, y: number]> {
    const picture = grey(300, 300);
    await burnWatermark(picture, { ...text('图'), placement, margin: 3, scale: 10 }, 0);
    const touched = [...picture.data.keys()].filter((i) => i % 3 === 0 && picture.data[i] !== 128).map((i) => i / 3);
    const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
    return [mean(touched.map((i) => i % 300)), mean(touched.map((i) => Math.floor(i / 300)))];
  }

  test.each(watermarkAnchors.map((anchor, i) => [anchor, i % 3, Math.floor(i / 3)] as const))(
    '%s lies in its ninth of the picture',
    async (anchor, column, row) => {
      const [x, y] = await centreOfMark(anchor);
      expect([Math.floor(x / 100), Math.floor(y / 100)]).toEqual([column, row]);
    },
  );

  test('tiles leave no sixth of a picture without a mark', async () => {
    const picture = grey(900, 600);
    await burnWatermark(picture, defaultWatermark, 0.7);
    for (let cell = 0; cell < 6; cell++) {
      const left = (cell % 3) * 300;
      const top = Math.floor(cell / 3) * 300;
      const touched = Array.from(
        { length: 300 * 300 },
        (_, i) => ((top + Math.floor(i / 300)) * 900 + left + (i % 300)) * 3,
      );
      expect(touched.some((i) => picture.data[i] !== 128)).toBe(true);
    }
  });

  test('tiles lie elsewhere in another image', async () => {
    const [one, other] = [grey(600, 400), grey(600, 400)];
    await burnWatermark(one, defaultWatermark, 0.1);
    await burnWatermark(other, defaultWatermark, 0.6);
    expect(one.data.equals(other.data)).toBe(false);
  });

  test('a mark larger than the picture is cut, not a failure', async () => {
    const picture = grey(20, 12);
    await burnWatermark(picture, { ...text('图苑图苑'), placement: 'southeast', scale: 100 }, 0);
    expect(picture.data).toHaveLength(20 * 12 * 3);
  });
});

test('the hash names what is drawn: another text, place or opacity is another mark, no mark is none', () => {
  const profiles = [
    text('图苑'),
    text('图苑 '),
    { ...text('图苑'), opacity: 0.5 },
    { ...text('图苑'), placement: 'north' as const },
  ];
  expect(new Set(profiles.map(watermarkHash)).size).toBe(4);
  expect(watermarkHash(text('图苑'))).toBe(watermarkHash(text('图苑')));
  expect(watermarkHash(null)).toBe('unmarked');
});
