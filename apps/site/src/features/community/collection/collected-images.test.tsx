// @vitest-environment happy-dom
import { find, findButton, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { imageCard } from '../../../shared/testing/library-samples.ts';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { CollectedImages } from './collected-images.tsx';

const folder = (id: number, name: string) => ({
  id,
  name,
  description: '',
  images: 1,
  albums: 0,
  articles: 0,
  cover: null,
  shareToken: null,
});
const folders = { items: [folder(1, '雪山'), folder(2, '古镇')], loose: { images: 3, albums: 0, articles: 0 } };
const images = { totalCount: 1, items: [imageCard({ id: 7 })] };
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('a folder of the address shows what lies in it, and moves by its buttons', async () => {
  const { box, calls } = await renderSite(<CollectedImages />, {
    path: '/user/main/collection/photo?folder=1',
    answers: { GetFolders: folders, GetCollectedImages: images, Arrange: {} },
  });
  await settle();
  expect(calls.find((call) => call.path.endsWith('GetCollectedImages'))?.input).toMatchObject({ folderId: 1 });
  expect(find('[aria-current="page"]', box.querySelector('nav[aria-label="收藏夹"]') ?? box).textContent).toContain(
    '雪山',
  );
  expect(find<HTMLButtonElement>('[aria-label="往前移"]', box).disabled).toBe(true);
  await press(find('[aria-label="往后移"]', box));
  await settle();
  expect(calls.find((call) => call.path.endsWith('Arrange'))?.input).toEqual({ ids: [2, 1] });
  expect(box.textContent).toContain('「雪山」移到第 2 位，共 2 个');
});

test('what is chosen moves into a folder', async () => {
  const { box, calls } = await renderSite(<CollectedImages />, {
    path: '/user/main/collection/photo',
    answers: { GetFolders: folders, GetCollectedImages: images, MoveWorks: { moved: 1 } },
  });
  await settle();
  await press(findButton('选择'));
  expect(findButton('移到…').disabled).toBe(true);
  await press(find('[aria-label="选择图片"] button', box));
  await press(findButton('移到…'));
  await settle();
  await press(findButton('古镇'));
  await settle();
  expect(calls.find((call) => call.path.endsWith('MoveWorks'))?.input).toEqual({
    kind: 'image',
    ids: [7],
    folderId: 2,
  });
});

test('a name that is taken is said at its field, and stays typed', async () => {
  const { box } = await renderSite(<CollectedImages />, {
    path: '/user/main/collection/photo',
    answers: {
      GetFolders: { items: [], loose: { images: 0, albums: 0, articles: 0 } },
      GetCollectedImages: { totalCount: 0, items: [] },
      CreateFolder: 400,
    },
  });
  await settle();
  expect(box.textContent).toContain('还没有收藏图片');
  await press(findButton('新建收藏夹'));
  const name = find<HTMLInputElement>('dialog input');
  await typeInto(name, '雪山');
  await press(find('dialog [type=submit]'));
  await vi.waitFor(async () => {
    await settle();
    expect(find('dialog [role=alert]').textContent).not.toBe('');
  });
  expect(name.value).toBe('雪山');
});
