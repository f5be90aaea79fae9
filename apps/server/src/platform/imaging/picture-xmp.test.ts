import { expect, it } from 'vitest';
import { paintScene } from '../../testing/test-pictures.ts';
import { pictureXmp } from './picture-xmp.ts';
import { readMetadata } from './read-metadata.ts';

it('is read back as it was written', async () => {
  const xmp = pictureXmp({
    title: '山 & 水',
    description: '<晨雾>',
    labels: ['湖', '"倒影"'],
    creator: '林清源',
    copyright: '© 2026 林清源',
    place: ['云南省', '丽江市', '古城区'],
    takenAt: null,
    position: { latitude: 26.875, longitude: -100.5 },
  });
  const picture = await paintScene(60, 40).withXmp(xmp).jpeg().toBuffer();
  expect(await readMetadata(picture, 'jpeg')).toMatchObject({
    title: '山 & 水',
    description: '<晨雾>',
    keywords: ['湖', '"倒影"'],
    artist: '林清源',
    copyright: '© 2026 林清源',
    place: { state: '云南省', city: '丽江市', sublocation: '古城区' },
  });
  expect(xmp).toContain('<exif:GPSLatitude>26,52.5000N</exif:GPSLatitude>');
  expect(xmp).toContain('<exif:GPSLongitude>100,30.0000W</exif:GPSLongitude>');
});
