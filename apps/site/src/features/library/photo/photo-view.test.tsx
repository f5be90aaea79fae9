// @vitest-environment happy-dom
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { toasts } from '@tuyuan/ui/toast-queue.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { albumDetail, imageCard, imageDetail, photographerInfo } from '../../../shared/testing/library-samples.ts';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { MoreOfPhotographer } from './more-of-photographer.tsx';
import { PhotoView } from './photo-view.tsx';
import { SimilarImages } from './similar-images.tsx';

const answers = {
  GetWish: { count: 0, isMine: false },
  GetSimilarImages: { items: [imageCard({ id: 9, title: '另一座雪山' })] },
  GetImages: { totalCount: 2, items: [imageCard(), imageCard({ id: 10, title: '玉龙雪山' })] },
  GetInfo: photographerInfo(),
  GetAlbum: albumDetail(),
};
const mayDownload = imageDetail({ abilities: { edit: false, downloadOriginal: true } });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  toasts.set([]);
});

async function show(image = imageDetail(), changes = {}) {
  const onOpen = vi.fn();
  const shown = (
    <PhotoView image={image} buying={<p>选授权</p>} onOpen={onOpen}>
      <SimilarImages id={image.id} />
      <MoreOfPhotographer image={image} />
    </PhotoView>
  );
  const site = await renderSite(shown, {
    answers: { ...answers, ...changes },
    authorization: 'Bearer abc',
  });
  return { ...site, onOpen };
}

test('where a picture is for sale one chooses a licence; one without any price is only to be looked at', async () => {
  const some = await show(imageDetail({ prices: { editorial: 4800, commercial: null, extended: null } }));
  expect(some.box.querySelector('#licence')?.textContent).toContain('选授权');
  const { box } = await show(imageDetail({ prices: { editorial: null, commercial: null, extended: null } }));
  expect(box.querySelector('#licence')?.textContent).toContain('只供浏览');
  expect(box.querySelector('#licence')?.textContent).not.toContain('选授权');
});

test('the holder of the rights is named where one is known', async () => {
  const { box } = await show(imageDetail({ copyright: '© 2026 林晓' }));
  expect(box.querySelector('dl')?.textContent).toContain('版权© 2026 林晓');
});

test('the original is offered only to those who may have it', async () => {
  await show();
  expect(() => findButton('下载原图')).toThrow();
});

test('downloading sends the authorization and saves under the name the server gives', async () => {
  const send = vi.fn(async (..._request: Parameters<typeof fetch>) => {
    const headers = { 'content-disposition': 'attachment; filename="TY1.jpg"' };
    return new Response('jpeg', { headers });
  });
  vi.stubGlobal('fetch', send);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await show(mayDownload);
  await press(findButton('下载原图'));
  await vi.waitFor(() => expect(saved).toEqual(['TY1.jpg']));
  expect(send.mock.calls[0]?.[0]).toBe('/api/Resource/Image/Raw/5');
  expect(new Headers(send.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer abc');
});

test('a refused download says why and can be tried again', async () => {
  const body = JSON.stringify({ success: false, error: { message: '没有下载原图的权限' } });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 403 }));
  await show(mayDownload);
  await press(findButton('下载原图'));
  await vi.waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual(['没有下载原图的权限']));
  expect(findButton('下载原图').disabled).toBe(false);
});

test('labels, places and colours lead to more like them', async () => {
  const { box } = await show();
  const hrefs = [...box.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toContain(`/search/photo?keyword=${encodeURIComponent('雪山')}`);
  expect(hrefs).toContain('/gallery?regionIds=2');
  expect(hrefs).toContain('/gallery?colours=blue');
});

test('more of the photographer leaves out the image itself', async () => {
  const { box } = await show();
  const more = find('[aria-label="和志远的更多作品"]', box);
  expect(more.querySelectorAll('article').length).toBe(1);
  expect(more.innerHTML).toContain('玉龙雪山');
});

test('what fails beside the image leaves the image standing, similar ones can be asked for again', async () => {
  const { box, calls } = await show(imageDetail(), { GetSimilarImages: 500, GetImages: 500, GetInfo: 500 });
  expect(find('h1', box).textContent).toBe('梅里雪山日照金山');
  const asked = () => calls.filter(({ path }) => path.endsWith('GetSimilarImages')).length;
  await vi.waitFor(() => findButton('重新加载'));
  const before = asked();
  await press(findButton('重新加载'));
  expect(asked()).toBe(before + 1);
});

test('pressing the preview opens the viewer', async () => {
  const { onOpen } = await show();
  await press(findButton('全屏看图：梅里雪山日照金山'));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('sharing copies the address of the page', async () => {
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
  await show();
  await press(findButton('复制链接'));
  expect(written).toEqual([new URL('/photo?id=5', window.location.href).href]);
  await vi.waitFor(() => expect(toasts.get()[0]?.text).toBe('链接已复制，可以粘贴给朋友'));
});

test('a picture without a price is wished for, by a visitor after logging in', async () => {
  const unpriced = imageDetail({ prices: { editorial: null, commercial: null, extended: null } });
  const { box, address } = await show(unpriced, { GetWish: { count: 2, isMine: false } });
  expect(box.textContent).toContain('2 人想用这张图');
  await press(findButton('我想用这张'));
  expect(address()).toBe(`/account?returnUrl=${encodeURIComponent(`/photo?id=${unpriced.id}`)}`);
});
