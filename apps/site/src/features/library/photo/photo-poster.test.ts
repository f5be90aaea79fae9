import { expect, test } from 'vitest';
import { imageDetail } from '../../../shared/testing/library-samples.ts';
import { photoPoster } from './photo-poster.ts';

test('the poster of an image shows the published picture, never the original, with author and number', () => {
  expect(photoPoster(imageDetail(), '图苑')).toMatchObject({
    picture: { path: '/api/Resource/Image/5/1280/v5', width: 6000, height: 4000 },
    lines: ['和志远 摄影', '云南省德钦县', '图苑 · TY202611000005'],
    path: '/photo?id=5',
  });
});
