import { expect, test } from 'vitest';
import { readPoint } from './read-point.ts';

test.each([
  ['31.3123, 120.7145'],
  ['120.7145,31.3123'],
  ['31.3123，120.7145'],
  ['https://uri.amap.com/marker?position=120.7145%2C31.3123&name=x'],
])('%s is the same place', (text) => {
  expect(readPoint(text)).toEqual({ latitude: 31.3123, longitude: 120.7145 });
});

test.each(['苏州湖西会议中心', '200, 400', ''])('%s is no place', (text) => {
  expect(readPoint(text)).toBeUndefined();
});
