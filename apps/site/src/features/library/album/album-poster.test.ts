import { expect, test } from 'vitest';
import { albumDetail, imageCard } from '../../../shared/testing/library-samples.ts';
import { albumPoster } from './album-poster.ts';

test('the poster of an album shows its cover; an album without pictures has none', () => {
  expect(albumPoster(albumDetail(), '图苑')).toBeUndefined();
  const poster = albumPoster(albumDetail({ covers: [imageCard()] }), '图苑');
  expect(poster).toMatchObject({ picture: { path: '/api/Resource/Image/5/1280/v5' }, path: '/gallery/detail?id=1' });
});
