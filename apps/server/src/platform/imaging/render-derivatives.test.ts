import { derivativeWidths } from '@tuyuan/contract/resource-path.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { flatPicture, paintScene } from '../../testing/test-pictures.ts';
import { decodeMaster } from './decode-master.ts';
import { defaultPictureLimits } from './picture-limits.ts';
import { type Derivative, type DerivativeRecipe, renderDerivatives } from './render-derivatives.ts';
import { defaultWatermark } from './watermark-profile.ts';

const noRights = { artist: null, copyright: null, digitalSourceType: null };
const unmarked: DerivativeRecipe = { marks: [], phase: 0.3, rights: noRights };
const marked: DerivativeRecipe = { ...unmarked, marks: [{ ...defaultWatermark, opacity: 1 }] };

async function render(bytes: Buffer, recipe: DerivativeRecipe): Promise<Map<string, Derivative>> {
  const derivatives = new Map<string, Derivative>();
  await renderDerivatives(await decodeMaster(bytes, defaultPictureLimits), recipe, (derivative) => {
    derivatives.set(derivative.name, derivative);
  });
  return derivatives;
}

const landscape = await paintScene(2000, 1250).jpeg().toBuffer();
const ofLandscape = await render(landscape, unmarked);
const flat = (width: number, height: number) => flatPicture(width, height, '#406080').png().toBuffer();

describe('the set', () => {
  test('has every width and the fixed height in JPEG and WebP, the small ones in AVIF too', () => {
    expect([...ofLandscape.keys()].sort()).toEqual(
      [...['h300', 'w320', 'w640'].flatMap((size) => [`${size}.avif`, `${size}.jpeg`, `${size}.webp`])]
        .concat(['w1280', 'w1600'].flatMap((size) => [`${size}.jpeg`, `${size}.webp`]))
        .sort(),
    );
  });

  test('holds what it says, in size and format', async () => {
    for (const { format, width, height, bytes } of ofLandscape.values()) {
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: format === 'avif' ? 'heif' : format,
        width,
        height,
      });
    }
    for (const width of derivativeWidths) expect(ofLandscape.get(`w${width}.webp`)?.width).toBe(width);
    expect(ofLandscape.get('h300.webp')).toMatchObject({ width: 480, height: 300 });
  });

  test('never enlarges: a small picture comes in its own size under every name', async () => {
    const small = await render(await flat(200, 100), unmarked);
    expect(small.size).toBe(ofLandscape.size);
    for (const derivative of small.values()) expect(derivative).toMatchObject({ width: 200, height: 100 });
  });

  test('nothing is longer than 1600 px, however tall the original', async () => {
    for (const { width, height } of (await render(await flat(1000, 4000), unmarked)).values()) {
      expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
    }
  });
});

describe('the mark', () => {
  const isMarked = async ({ bytes }: Derivative) =>
    (await sharp(bytes).stats()).channels.some(({ stdev }) => stdev > 3);

  test.each([
    [1600, 900, ['h300', 'w640', 'w1280', 'w1600']],
    [1500, 1000, ['w640', 'w1280', 'w1600']],
    [900, 1600, ['w320', 'w640', 'w1280', 'w1600']],
    [470, 400, []],
  ])('of %i×%i lies on exactly the derivatives longer than 480 px', async (width, height, sizes) => {
    for (const derivative of (await render(await flat(width, height), marked)).values()) {
      expect([derivative.name, await isMarked(derivative)]).toEqual([derivative.name, sizes.includes(derivative.size)]);
    }
  });

  test('is missing where no profile is given', async () => {
    for (const derivative of (await render(await flat(1600, 900), unmarked)).values()) {
      expect(await isMarked(derivative)).toBe(false);
    }
  });
});

test('no derivative carries metadata of the original; rights stay, in Chinese', async () => {
  const original = await sharp(landscape)
    .withExif({
      IFD0: { Make: 'SecretCamera', ImageDescription: 'secret words' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 15/1 0/1' },
    })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const rights = { artist: '林晓 & Co', copyright: '© 图苑', digitalSourceType: 'digitalCapture' };
  for (const { name, bytes } of (await render(original, { ...unmarked, rights })).values()) {
    const { exif, iptc, icc, xmp } = await sharp(bytes).metadata();
    expect([name, iptc, icc]).toEqual([name, undefined, undefined]);
    expect(`${exif?.toString('latin1')}${Buffer.from(bytes).toString('latin1')}`).not.toMatch(/secret|GPS/i);
    expect(xmp?.toString()).toContain('林晓 &amp; Co');
    expect(xmp?.toString()).toContain('© 图苑');
    expect(xmp?.toString()).toContain('digitalCapture');
  }
});

test('without rights there is no metadata at all', async () => {
  for (const { bytes } of ofLandscape.values()) {
    const { exif, iptc, icc, xmp } = await sharp(bytes).metadata();
    expect({ exif, iptc, icc, xmp }).toEqual({});
  }
});

test('what lists show comes first and is announced before anything else is rendered', async () => {
  const done: string[] = [];
  const master = await decodeMaster(landscape, defaultPictureLimits);
  await renderDerivatives(
    master,
    unmarked,
    ({ name }) => done.push(name),
    () => done.push('presentable'),
  );
  expect(done.slice(0, 4)).toEqual(['h300.webp', 'w640.jpeg', 'presentable', 'h300.jpeg']);
  expect(done).toHaveLength(14);
});
