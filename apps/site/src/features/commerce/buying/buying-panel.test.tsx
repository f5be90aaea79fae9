// @vitest-environment happy-dom
import type { LicencePrices } from '@tuyuan/contract/library/image.ts';
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { cartStore, emptyCart } from '../../../shared/cart/cart-store.ts';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { BuyingPanel } from './buying-panel.tsx';

vi.mock('../../../shared/cart/fly-to-cart.ts', () => ({ flyToCart: vi.fn() }));
beforeEach(() => cartStore.change(() => emptyCart('guest')));

const author = { id: 3, userName: 'lin', nickName: '林晓', avatar: '' };
const prices: LicencePrices = { editorial: 0, commercial: 123_400, extended: null };
const image = { id: 5, author, canUseAuthPay: false, prices };

async function show(changed: Partial<typeof image> = {}, kind: 'image' | 'video' = 'image') {
  return renderSite(<BuyingPanel kind={kind} ware={{ ...image, ...changed }} />, { answers: {} });
}

test('offers the tiers that are sold, each with what it allows and costs; 0 is free', async () => {
  const { box } = await show();
  expect([...box.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    '编辑用新闻报道、图书教材、学术免费',
    '商用广告、包装、网站、宣传¥1,234.00',
  ]);
  expect(box.textContent).toContain('免费下载');
});

test('a visitor’s choice waits in this browser’s cart', async () => {
  const { box } = await show();
  const dearer = [...box.querySelectorAll('input')].at(1);
  if (dearer) await press(dearer);
  expect(box.textContent).toContain('立即购买');
  await press(findButton('加入购物车'));
  expect(cartStore.get().list).toMatchObject([{ imageId: 5, tier: 'commercial', unitPrice: 123_400, checked: true }]);
});

test('a video waits in the cart beside the images', async () => {
  await show({ id: 9 }, 'video');
  await press(findButton('加入购物车'));
  expect(cartStore.get().list).toMatchObject([{ imageId: null, videoId: 9, tier: 'editorial' }]);
});

test('where there is a choice, a phone’s bar leads to it', async () => {
  const { box } = await show();
  const chosen = box.querySelector('input:checked');
  await press(findButton('换授权'));
  expect(document.activeElement).toBe(chosen);
});

test('where there is none, it leads nowhere', async () => {
  const { box } = await show({ prices: { editorial: 100, commercial: null, extended: null } });
  expect(box.textContent).not.toContain('换授权');
});
