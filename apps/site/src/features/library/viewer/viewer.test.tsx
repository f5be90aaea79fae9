// @vitest-environment happy-dom
import { find, findButton, press, pressKey } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { imageCard } from '../../../shared/testing/library-samples.ts';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { Viewer } from './viewer.tsx';

const images = [1, 2, 3].map((id) => imageCard({ id, title: `第${id}张图` }));

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => void vi.restoreAllMocks());

async function open({ startId = 2, loadMore = () => {}, totalCount = 3 } = {}) {
  const onClose = vi.fn();
  const onShow = vi.fn();
  const source = { name: '图集「雪山」', images, totalCount, loadMore };
  await renderSite(<Viewer source={source} startId={startId} onShow={onShow} onClose={onClose} />, { answers: {} });
  return { dialog: find('dialog'), onClose, onShow };
}

const title = () => find('dialog h2').textContent;

test('arrow keys walk through the list and stop at its ends', async () => {
  const { dialog } = await open();
  expect(title()).toBe('第2张图');
  await pressKey(dialog, 'ArrowRight');
  expect(title()).toBe('第3张图');
  await pressKey(dialog, 'ArrowRight');
  expect(title()).toBe('第3张图');
  await pressKey(dialog, 'Home');
  expect(title()).toBe('第1张图');
  expect(dialog.textContent).toContain('图集「雪山」 · 1 / 3');
});

test('the film strip marks the picture shown and leads to any other', async () => {
  await open();
  expect(find('[aria-label="胶片"] [aria-current="true"]').getAttribute('aria-label')).toBe('第 2 张：第2张图');
  await press(findButton('第 1 张：第1张图'));
  expect(title()).toBe('第1张图');
});

test('+ zooms in, 0 fits again, the next picture begins unzoomed', async () => {
  const { dialog } = await open();
  const value = () => find('button[title="适合窗口（0）"]').textContent;
  expect(value()).toBe('适合窗口');
  await pressKey(dialog, '1');
  expect(value()).toBe('100%');
  await pressKey(dialog, '0');
  expect(value()).toBe('适合窗口');
  await pressKey(dialog, '+');
  expect(value()).not.toBe('适合窗口');
  await pressKey(dialog, 'ArrowLeft');
  expect(value()).toBe('适合窗口');
});

test('Esc and the close button close', async () => {
  const { dialog, onClose } = await open();
  await act(async () => dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  await press(findButton('关闭（Esc）'));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('near the end of what is loaded it asks for more', async () => {
  const loadMore = vi.fn();
  await open({ loadMore, totalCount: 80 });
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test('a picture that fails offers another try and the keys go on working', async () => {
  const { dialog } = await open();
  await act(async () => find('dialog img[alt="第2张图"]').dispatchEvent(new Event('error')));
  expect(dialog.textContent).toContain('图片暂时打不开');
  await press(findButton('重新加载'));
  expect(dialog.querySelector('img[alt="第2张图"]')).not.toBeNull();
  await pressKey(dialog, 'ArrowRight');
  expect(title()).toBe('第3张图');
});

test('the picture shown is told to the address, and its page is one press away', async () => {
  const { dialog, onShow } = await open();
  await pressKey(dialog, 'ArrowRight');
  expect(onShow).toHaveBeenLastCalledWith(3);
  expect(find('header a', dialog).getAttribute('href')).toBe('/photo?id=3');
});

test('a picture named by the address is sought on later pages before any other is shown', async () => {
  const loadMore = vi.fn();
  await open({ startId: 71, loadMore, totalCount: 80 });
  expect(loadMore).toHaveBeenCalledTimes(1);
  expect(title()).toBe('');
});
