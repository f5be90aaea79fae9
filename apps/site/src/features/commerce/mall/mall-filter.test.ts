import { expect, it } from 'vitest';
import { mallHref, readMallFilter, requestOf } from './mall-filter.ts';

it('reads an address back as it wrote it, and what makes no sense as the plain list', () => {
  const filter = { kind: 'coupon', isAffordable: true, order: 'createdAt DESC', page: 3 } as const;
  expect(readMallFilter(new URL(mallHref(filter), 'https://x').searchParams)).toEqual(filter);
  const plain = readMallFilter(new URLSearchParams('kind=cars&order=drop&page=-4&affordable=yes'));
  expect(mallHref(plain)).toBe('/mall');
  expect(requestOf(plain)).toEqual({ isAffordable: false, sorting: 'credits ASC', skipCount: 0, maxResultCount: 24 });
});
