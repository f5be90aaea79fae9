import { expect, test } from 'vitest';
import { albumDetail, imageCard, imageDetail } from '../../../shared/testing/library-samples.ts';
import { albumPoster } from '../album/album-poster.ts';
import { photoPoster } from './photo-poster.ts';

test('the poster of an image shows the published picture, never the original, with author and number', () => {
  expect(photoPoster(imageDetail(), '图苑')).toMatchObject({
    picture: { path: '/api/Resource/Image/5/1280/v5', width: 6000, height: 4000 },
    lines: ['和志远 摄影', '云南省德钦县', '图苑 · TY202611000005'],
    path: '/photo?id=5',
  });
});

test('the poster of an album shows its cover; an album without pictures has none', () => {
  expect(albumPoster(albumDetail(), '图苑')).toBeUndefined();
  const poster = albumPoster(albumDetail({ covers: [imageCard()] }), '图苑');
  expect(poster).toMatchObject({ picture: { path: '/api/Resource/Image/5/1280/v5' }, path: '/gallery/detail?id=1' });
});
