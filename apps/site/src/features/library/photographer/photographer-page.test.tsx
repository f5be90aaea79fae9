// @vitest-environment happy-dom
import { find } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { imageCard, photographerInfo } from '../../../shared/testing/library-samples.ts';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { FirstPhotos } from './first-photos.tsx';
import { PhotographerPage } from './photographer-page.tsx';
import { readPhotoSort, readTab, sortedPath, tabPath } from './photographer-state.ts';

test('tab and order are what the address says, the images in the newest order without', () => {
  expect(readTab(new URLSearchParams('id=8'))).toBe('photo');
  expect(readTab(new URLSearchParams('id=8&tab=introduction'))).toBe('introduction');
  expect(readTab(new URLSearchParams('id=8&tab=<b>'))).toBe('photo');
  expect(readPhotoSort(new URLSearchParams('sort=hottest'))).toBe('hottest');
  expect(readPhotoSort(new URLSearchParams('sort=nonsense'))).toBe('newest');
  expect(sortedPath(tabPath(8, 'photo'), 'hottest')).toBe('/photographer/userinfo?id=8&sort=hottest');
});

test('the head tells the figures; somebody unranked is not given a place', async () => {
  const answers = { GetInfo: photographerInfo({ rank: null, followerCount: 128_430 }) };
  const { box } = await renderSite(
    <PhotographerPage id={8} tab="photo">
      {() => null}
    </PhotographerPage>,
    { answers },
  );
  const figures = [...box.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(figures).toEqual(['作品7', '图集1', '关注者128,430', '获赞1,568', '浏览35,311', '本月排行未上榜']);
  expect(find('nav [aria-current="page"]', box).textContent).toBe('图片7');
});

test('a photographer without works says so and leads on', async () => {
  const none = { totalCount: 0, items: [] };
  const { box } = await renderSite(<FirstPhotos id={8} />, { answers: { GetAlbums: none, GetImages: none } });
  expect(box.textContent).toContain('还没有发布图片');
  expect(find('a[href="/photographer/rank"]', box).textContent).toBe('看其他摄影师');
});

test('more images than are shown get a way to all of them, in the same order', async () => {
  const images = { totalCount: 1478, items: [imageCard(), imageCard({ id: 6 })] };
  const { box } = await renderSite(<FirstPhotos id={8} />, {
    answers: { GetAlbums: { totalCount: 0, items: [] }, GetImages: images },
    path: '/photographer/userinfo?id=8&sort=hottest',
  });
  const all = find('a[href^="/photographer/photo"]', box);
  expect([all.textContent, all.getAttribute('href')]).toEqual([
    '查看全部 1,478 张',
    '/photographer/photo?id=8&sort=hottest',
  ]);
});

test('the head leads to the units with a page of their own, and else says what the photographer wrote', async () => {
  const units = [{ id: 4, name: '丽江市摄影家协会', logo: '' }];
  for (const [info, href] of [
    [photographerInfo({ units }), '/unit?id=4'],
    [photographerInfo({ units: [] }), undefined],
  ] as const) {
    const { box } = await renderSite(
      <PhotographerPage id={8} tab="photo">
        {() => null}
      </PhotographerPage>,
      { answers: { GetInfo: info } },
    );
    expect(box.textContent).toContain('丽江市摄影家协会');
    expect(box.querySelector('a[href^="/unit"]')?.getAttribute('href')).toBe(href);
  }
});
