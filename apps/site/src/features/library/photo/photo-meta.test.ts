import { expect, test } from 'vitest';
import { imageDetail } from '../../../shared/testing/library-samples.ts';
import { photoMeta } from './photo-meta.ts';

const context = {
  origin: 'https://tuyuan.test',
  siteName: '图苑',
  siteDescription: '',
  url: new URL('https://tuyuan.test/photo?id=5&from=home'),
};

test('search engines learn whose the image is and where its licence is told', () => {
  const { canonical, image, jsonLd } = photoMeta(imageDetail(), context);
  expect(canonical).toBe('/photo?id=5');
  expect(image).toBe('/api/Resource/Image/5/1280/v5');
  expect(jsonLd?.[0]).toMatchObject({
    '@type': 'ImageObject',
    contentUrl: 'https://tuyuan.test/api/Resource/Image/5/1600/v5',
    license: 'https://tuyuan.test/photo?id=5#licence',
    creator: { name: '和志远', url: 'https://tuyuan.test/photographer/userinfo?id=8' },
  });
});

test('an image without a text is described by what is known of it', () => {
  expect(photoMeta(imageDetail({ description: '' }), context).description).toBe(
    '和志远拍摄的云南省德钦县图片《梅里雪山日照金山》，编号 TY202611000005。',
  );
});

test('licence, author and notice are all that an image search asks for, and the way to the page is told', () => {
  const [picture, way] = photoMeta(imageDetail(), context).jsonLd ?? [];
  const addresses = ['contentUrl', 'thumbnailUrl', 'url', 'license', 'acquireLicensePage'];
  const given = new Map<string, unknown>(Object.entries(picture ?? {}));
  for (const name of addresses) expect([name, URL.canParse(String(given.get(name)))]).toEqual([name, true]);
  for (const name of ['creator', 'creditText', 'copyrightNotice', 'name']) expect(given.get(name)).toBeTruthy();
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1, name: '图库' }, { position: 2 }, { position: 3, name: '梅里雪山日照金山' }],
  });
});
