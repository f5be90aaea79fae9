import { expect, test } from 'vitest';
import { bannerSources } from './banner-sources.ts';

test('a library image comes as decoration, a conference’s picture with its phone version, any other as it is', () => {
  expect(bannerSources('/api/Resource/Image/20/1600/LZZScvfJu8eFPR4M').src).toBe(
    '/api/Resource/Image/Decoration/20/1600/LZZScvfJu8eFPR4M',
  );
  expect(bannerSources('/api/Resource/Image/Conference/abc').srcSet).toBe(
    '/api/Resource/Image/Conference/abc/phone 800w, /api/Resource/Image/Conference/abc 2000w',
  );
  expect(bannerSources('/api/Resource/Misc/abc')).toEqual({ src: '/api/Resource/Misc/abc' });
});
