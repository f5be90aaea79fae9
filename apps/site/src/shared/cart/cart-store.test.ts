// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import {
  addLine,
  cartStorageKey,
  cartStore,
  cartTotals,
  checkLines,
  emptyCart,
  lineKey,
  removeLines,
  type StoredLine,
  takeLines,
} from './cart-store.ts';

const line = (imageId: number, rest: Partial<StoredLine> = {}): StoredLine => ({
  id: null,
  imageId,
  videoId: null,
  tier: 'commercial',
  unitPrice: 6800,
  canUseAuthPay: false,
  checked: true,
  ...rest,
});
const keys = (...lines: StoredLine[]) => new Set(lines.map(lineKey));

beforeEach(() => cartStore.change(() => emptyCart('guest')));

it('keeps a line once, the newest first, and survives a reload', () => {
  cartStore.change((cart) => addLine(addLine(addLine(cart, line(1)), line(2)), line(1)));
  expect(cartStore.get().list.map(({ imageId }) => imageId)).toEqual([1, 2]);
  expect(JSON.parse(window.localStorage.getItem(cartStorageKey) ?? '')).toMatchObject({
    mode: 'guest',
    list: [{ imageId: 1 }, { imageId: 2 }],
  });
});

it('checks and unchecks single lines and groups; keys that are not there are ignored', () => {
  let cart = addLine(addLine(emptyCart('guest'), line(1)), line(2, { canUseAuthPay: true }));
  cart = checkLines(cart, new Set([lineKey(line(1)), '99:commercial']), false);
  expect(cart.list.map(({ imageId, checked }) => [imageId, checked])).toEqual([
    [2, true],
    [1, false],
  ]);
  expect(removeLines(cart, keys(line(2))).list).toHaveLength(1);
});

it('counts what a package pays and sums what money pays', () => {
  const list = [line(1), line(2, { unitPrice: 200 }), line(3, { canUseAuthPay: true }), line(4, { checked: false })];
  expect(cartTotals(list)).toEqual({ tcTotal: 1, xjTotal: 7000 });
});

it('takes over the account’s lines and keeps what was unchecked', () => {
  const cart = addLine(emptyCart('guest'), line(1));
  const taken = takeLines(checkLines(cart, keys(line(1)), false), [line(1, { id: 7 }), line(2, { id: 8 })]);
  expect(taken).toMatchObject({
    mode: 'account',
    list: [
      { id: 7, checked: false },
      { id: 8, checked: true },
    ],
  });
});
