import { ImageFilter as WireFilter } from '@tuyuan/contract/library/image.ts';
import { expect, test } from 'vitest';
import {
  emptyImageFilter,
  filterArgument,
  type ImageFilter,
  readImageFilter,
  textLimits,
  writeImageFilter,
} from './image-filter.ts';

const full: ImageFilter = {
  categoryIds: [3],
  regionIds: [5, 9],
  orientations: ['landscape', 'portrait'],
  colours: ['blue', 'white'],
  years: [2024, 2025],
  takenFrom: '2025-01-01',
  takenTo: '2026-11-20',
  title: '雪山 & 湖',
  author: '周',
  description: 'a=b',
  no: 'TY2026',
  isFree: true,
  canUseAuthPay: true,
  maxUnitPrice: 5000,
  faceAgeRange: '20-50',
  faceBeautyRange: '60-100',
  faceGender: ['female', 'male'],
  faceRace: ['yellow'],
  faceExpression: ['smile', 'neutral'],
  isSinglePeople: false,
};
const read = (query: string) => readImageFilter(new URLSearchParams(query));

test('every filter comes back from its address as it was', () => {
  expect(readImageFilter(new URLSearchParams(writeImageFilter(full).toString()))).toEqual(full);
  expect(writeImageFilter(emptyImageFilter).toString()).toBe('');
  expect(read('')).toEqual(emptyImageFilter);
});

test('the same choices have one address, in whatever order they were made', () => {
  const other: ImageFilter = { ...full, regionIds: [9, 5], colours: ['white', 'blue'], years: [2025, 2024] };
  const canonical = (filter: ImageFilter) => writeImageFilter(readImageFilter(writeImageFilter(filter))).toString();
  expect(canonical(other)).toBe(canonical(full));
});

test.each([
  'categoryIds=0&categoryIds=-1&categoryIds=x&categoryIds=99999999999',
  'takenFrom=2025-02-30&takenTo=yesterday',
  'orientations=round&colours=ultraviolet&years=12',
  'faceAgeRange=50-20&faceBeautyRange=0-100&faceGender=x&isSinglePeople=1',
  'maxUnitPrice=-5&isFree=yes&canUseAuthPay=1',
  'title=%00%20',
])('leaves out what it does not understand: %s', (query) => {
  expect(read(query)).toEqual(emptyImageFilter);
});

test('the wire takes whatever an address may say', () => {
  const long = Object.entries(textLimits).map(([name, most]) => `${name}=${'长'.repeat(most + 50)}`);
  const ids = Array.from({ length: 80 }, (_, index) => `regionIds=${index + 1}`);
  for (const query of [...long, ids.join('&'), 'title=%ud800&author=%00x', writeImageFilter(full).toString()]) {
    expect(WireFilter.safeParse(filterArgument(read(query))).success, query.slice(0, 40)).toBe(true);
  }
});

test('asks for nothing that narrows nothing', () => {
  expect(filterArgument(emptyImageFilter)).toEqual({});
});
