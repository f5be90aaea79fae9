// @vitest-environment happy-dom
import { find, findButton, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, test } from 'vitest';
import { albumDetail, imageCard } from '../../../shared/testing/library-samples.ts';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { ShareView } from './share-view.tsx';

const path = '/gallery/share?token=abc';
const opened = { album: albumDetail({ title: '交片' }), lastDay: '2026-12-31', canDownload: false, pass: 'p' };
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('a link without a password shows its album at once, for as long as it lasts', async () => {
  const { box, calls } = await renderSite(<ShareView />, {
    path,
    answers: { OpenShare: opened, GetImages: { totalCount: 1, items: [imageCard()], nextCursor: null } },
  });
  await settle();
  expect(find('h1', box).textContent).toBe('交片');
  expect(box.textContent).toContain('链接有效到 2026-12-31');
  expect(calls.find((call) => call.path.endsWith('albumShare/GetImages'))?.input).toMatchObject({ pass: 'p' });
});

test('a link that is over says so in plain words, with nothing to try', async () => {
  const { box } = await renderSite(<ShareView />, { path, answers: { OpenShare: 410 } });
  await settle();
  expect(box.textContent).not.toContain('打开图集');
  expect(box.textContent).not.toContain('交片');
});

test('the password that is typed opens the album', async () => {
  let tries = 0;
  const { box, calls } = await renderSite(<ShareView />, {
    path,
    answers: {
      OpenShare: () => {
        tries += 1;
        return tries === 1 ? 403 : opened;
      },
      GetImages: { totalCount: 0, items: [], nextCursor: null },
    },
  });
  await settle();
  await typeInto(find<HTMLInputElement>('input[type=password]', box), '雪山');
  await press(findButton('打开图集'));
  await settle();
  expect(calls.findLast((call) => call.path.endsWith('OpenShare'))?.input).toEqual({ token: 'abc', password: '雪山' });
  expect(find('h1', box).textContent).toBe('交片');
});
