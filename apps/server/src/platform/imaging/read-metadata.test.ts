import { describe, expect, test } from 'vitest';
import { heicPicture } from '../../testing/heic-picture.data.ts';
import { paintScene, withIptc, withSegment, xmpPacket } from '../../testing/test-pictures.ts';
import { readMetadata } from './read-metadata.ts';

const scene = paintScene(60, 40);
const plain = await scene.clone().jpeg().toBuffer();
const list = (kind: 'Alt' | 'Bag' | 'Seq', ...items: string[]) =>
  `<rdf:${kind}>${items.map((item) => `<rdf:li>${item}</rdf:li>`).join('')}</rdf:${kind}>`;

test('a picture without metadata has none, and is no error', async () => {
  expect(await readMetadata(plain, 'jpeg')).toMatchObject({
    title: null,
    description: null,
    keywords: [],
    takenAt: null,
    position: null,
    camera: { make: null, iso: null },
  });
});

test('resolves the references of XML in XMP, whatever holds the text', async () => {
  const xmp = xmpPacket(
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">山 &amp; 水 &lt;一&gt; &#23665;&#x6c34; &nbsp; &amp;lt;</rdf:li></rdf:Alt></dc:title>
     <dc:subject>${list('Bag', '&quot;湖&quot;')}</dc:subject><dc:creator>${list('Seq', '李&apos;明')}</dc:creator>`,
  );
  expect(await readMetadata(await scene.clone().withXmp(xmp).jpeg().toBuffer(), 'jpeg')).toMatchObject({
    title: '山 & 水 <一> 山水 &nbsp; &lt;',
    keywords: ['"湖"'],
    artist: "李'明",
  });
});

test('reads what a telephone wrote into a HEIC', async () => {
  expect(await readMetadata(heicPicture, 'heic')).toMatchObject({
    camera: { make: 'Apple', model: 'iPhone 15' },
    copyright: 'Test',
    takenAt: new Date('2024-05-01T04:00:00Z'),
    position: { latitude: 30.25, longitude: 120.15 },
  });
});

test('reads camera, exposure and position', async () => {
  const jpeg = await scene
    .clone()
    .withExif({
      IFD0: { Make: 'Canon', Model: 'EOS R5' },
      IFD2: {
        FNumber: '28/10',
        ExposureTime: '1/250',
        ISOSpeedRatings: '400',
        FocalLength: '35/1',
        LensModel: 'RF24-70mm F2.8 L IS USM',
      },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '30/1 15/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '120/1 9/1 0/1',
      },
    })
    .jpeg()
    .toBuffer();
  const { camera, position } = await readMetadata(jpeg, 'jpeg');
  expect(camera).toEqual({
    make: 'Canon',
    model: 'EOS R5',
    lens: 'RF24-70mm F2.8 L IS USM',
    aperture: 2.8,
    exposure: 0.004,
    iso: 400,
    focalLength: 35,
  });
  expect(position?.latitude).toBeCloseTo(30.25, 6);
  expect(position?.longitude).toBeCloseTo(120.15, 6);
});

describe('when it was taken', () => {
  const taken = async (exif: Record<string, string>, timeZone?: string) =>
    (
      await readMetadata(await scene.clone().withExif({ IFD2: exif }).jpeg().toBuffer(), 'jpeg', timeZone)
    ).takenAt?.toISOString();

  test('an offset in the file counts', async () => {
    const exif = { DateTimeOriginal: '2024:05:01 12:00:00', OffsetTimeOriginal: '+09:00' };
    expect(await taken(exif)).toBe('2024-05-01T03:00:00.000Z');
  });

  test('without an offset it is the wall clock of Shanghai, or of the zone asked for', async () => {
    expect(await taken({ DateTimeOriginal: '2024:05:01 12:00:00' })).toBe('2024-05-01T04:00:00.000Z');
    expect(await taken({ DateTimeOriginal: '2024:07:01 12:00:00' }, 'Europe/Paris')).toBe('2024-07-01T10:00:00.000Z');
  });

  test('a clock that was never set is no time', async () => {
    expect(await taken({ DateTimeOriginal: '0000:00:00 00:00:00' })).toBeUndefined();
    expect(await taken({ DateTimeOriginal: '2024:02:31 12:00:00' })).toBeUndefined();
  });
});

test('reads Chinese IPTC in GB2312, even where it would be valid UTF-8', async () => {
  const mountainsAndWater = Buffer.from([0xc9, 0xbd, 0xcb, 0xae]);
  const spring = Buffer.from([0xb4, 0xba]);
  expect((await readMetadata(withIptc(plain, [[25, mountainsAndWater]]), 'jpeg')).keywords).toEqual(['山水']);
  const both = withIptc(plain, [
    [25, mountainsAndWater],
    [25, spring],
  ]);
  expect((await readMetadata(both, 'jpeg')).keywords).toEqual(['山水', '春']);
});

test('reads accents of Latin-1 and of UTF-8', async () => {
  expect((await readMetadata(withIptc(plain, [[5, Buffer.from('Caf\u00e9', 'latin1')]]), 'jpeg')).title).toBe('Café');
  expect((await readMetadata(withIptc(plain, [[5, Buffer.from('Café')]]), 'jpeg')).title).toBe('Café');
});

test('reads Chinese IPTC in UTF-8', async () => {
  const jpeg = withIptc(plain, [
    [5, Buffer.from('西湖·春晓')],
    [25, Buffer.from('山水')],
    [25, Buffer.from('湖')],
    [120, Buffer.from('断桥残雪')],
    [55, Buffer.from('20230405')],
    [60, Buffer.from('101500+0800')],
  ]);
  const metadata = await readMetadata(jpeg, 'jpeg');
  expect(metadata).toMatchObject({ title: '西湖·春晓', keywords: ['山水', '湖'], description: '断桥残雪' });
  expect(metadata.takenAt?.toISOString()).toBe('2023-04-05T02:15:00.000Z');
});

test.each(['jpeg', 'png', 'webp', 'tiff', 'avif'] as const)(
  'reads XMP of %s; Chinese before the default',
  async (format) => {
    const xmp = xmpPacket(
      `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">West Lake</rdf:li><rdf:li xml:lang="zh-CN">西湖</rdf:li></rdf:Alt></dc:title>
     <dc:subject>${list('Bag', '湖', '春', '湖')}</dc:subject><dc:creator>${list('Seq', '林晓')}</dc:creator>
     <photoshop:DateCreated>2024-05-01T12:00:00+08:00</photoshop:DateCreated>
     <Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>
     <GPano:ProjectionType>equirectangular</GPano:ProjectionType>`,
    );
    const metadata = await readMetadata(await scene.clone().withXmp(xmp).toFormat(format).toBuffer(), format);
    expect(metadata).toMatchObject({
      title: '西湖',
      keywords: ['湖', '春'],
      artist: '林晓',
      digitalSourceType: 'trainedAlgorithmicMedia',
      isEquirectangular: true,
    });
    expect(metadata.takenAt?.toISOString()).toBe('2024-05-01T04:00:00.000Z');
  },
);

test('strips what no database or page should meet, and cuts what is absurdly long', async () => {
  const jpeg = withIptc(plain, [
    [5, Buffer.from('恶\u0000意\u202e标题\u0007 ')],
    [120, Buffer.from('长'.repeat(9000))],
    ...Array.from({ length: 80 }, (_, i) => [25, Buffer.from(`词${i}`.padEnd(60, '长'))] as const),
  ]);
  const { title, description, keywords } = await readMetadata(jpeg, 'jpeg');
  expect(title).toBe('恶意标题');
  expect(description).toHaveLength(2000);
  expect(keywords).toHaveLength(30);
  expect(keywords.every((word) => word.length <= 20)).toBe(true);
});

test('what a camera writes into every picture is no description', async () => {
  const jpeg = await scene
    .clone()
    .withExif({ IFD0: { ImageDescription: 'OLYMPUS DIGITAL CAMERA' } })
    .jpeg()
    .toBuffer();
  expect((await readMetadata(jpeg, 'jpeg')).description).toBeNull();
});

test('damaged metadata leaves a picture without metadata', async () => {
  const exif = withSegment(plain, 0xe1, Buffer.concat([Buffer.from('Exif\0\0II*\0'), Buffer.alloc(2000, 0xff)]));
  expect(await readMetadata(exif, 'jpeg')).toMatchObject({ title: null, takenAt: null });
  const xmp = withSegment(plain, 0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><rdf:RDF><dc:title>`));
  expect(await readMetadata(xmp, 'jpeg')).toMatchObject({ title: null });
});
