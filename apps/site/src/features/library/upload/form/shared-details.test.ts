import type { UploadDetails } from '@tuyuan/contract/library/image-upload.ts';
import { expect, test } from 'vitest';
import { priceKindOf, sharedLabels, sharedValue } from './shared-details.ts';

const bare: UploadDetails = {
  title: '',
  description: '',
  labels: [],
  categoryId: null,
  regionId: null,
  albumId: null,
  prices: { editorial: null, commercial: null, extended: null },
  canUseAuthPay: false,
  editorialOnly: false,
  aiUse: null,
};

test('a value that differs is none', () => {
  expect(sharedValue([bare, bare], 'aiUse')).toBeNull();
  expect(sharedValue([bare, { ...bare, aiUse: 'none' }], 'aiUse')).toBeUndefined();
  expect(
    sharedValue(
      [
        { ...bare, categoryId: 3 },
        { ...bare, categoryId: 3 },
      ],
      'categoryId',
    ),
  ).toBe(3);
});

test('labels are counted over the selection', () => {
  expect(
    sharedLabels([
      { ...bare, labels: ['倒影'] },
      { ...bare, labels: ['雪山', '倒影'] },
    ]),
  ).toEqual([
    { name: '倒影', count: 2 },
    { name: '雪山', count: 1 },
  ]);
});

test('a picture is shown only, free, or for sale', () => {
  expect(priceKindOf(bare.prices)).toBe('preview');
  expect(priceKindOf({ editorial: 0, commercial: 0, extended: 0 })).toBe('free');
  expect(priceKindOf({ editorial: 2800, commercial: null, extended: null })).toBe('priced');
});
