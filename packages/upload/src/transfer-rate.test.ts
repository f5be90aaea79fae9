import { expect, test } from 'vitest';
import { rateMeter, remainingWords } from './transfer-rate.ts';

const megabyte = 1024 * 1024;

test('the rate is the mean of the last ten seconds', () => {
  const meter = rateMeter();
  for (let second = 0; second <= 20; second++) meter.add(second * 1000, Math.min(second, 10) * megabyte);
  expect(meter.rate(20_000)).toBe(0);
  const steady = rateMeter();
  for (let second = 0; second <= 30; second++) steady.add(second * 1000, second * 2 * megabyte);
  expect(steady.rate(30_000)).toBe(2 * megabyte);
});

test('the time left is said after three seconds', () => {
  const meter = rateMeter();
  meter.add(0, 0);
  meter.add(2000, 2 * megabyte);
  expect(meter.remaining(2000, 10 * megabyte)).toBeUndefined();
  meter.add(4000, 4 * megabyte);
  expect(meter.remaining(4000, 10 * megabyte)).toBe(10);
});

test('the time left never rises by less than a fifth', () => {
  const meter = rateMeter();
  meter.add(0, 0);
  meter.add(4000, 4 * megabyte);
  expect(meter.remaining(4000, 20 * megabyte)).toBe(20);
  // At this rate 21.4 s are left, where 19 were expected: the small rise isn't shown.
  meter.add(5000, 4.5 * megabyte);
  expect(meter.remaining(5000, 19.5 * megabyte)).toBe(19);
  // Much slower is shown.
  meter.add(9000, 4.6 * megabyte);
  expect(meter.remaining(9000, 19.4 * megabyte)).toBeGreaterThan(30);
});

test('after a pause it is measured anew', () => {
  const meter = rateMeter();
  meter.add(0, 0);
  meter.add(4000, 4 * megabyte);
  meter.restart();
  meter.add(60_000, 4 * megabyte);
  meter.add(64_000, 8 * megabyte);
  expect(meter.rate(64_000)).toBe(megabyte);
});

test('the time left is said in words', () => {
  expect(remainingWords(0.2)).toBe('约 1 秒');
  expect(remainingWords(38)).toBe('约 38 秒');
  expect(remainingWords(133)).toBe('约 2 分 13 秒');
  expect(remainingWords(1830)).toBe('约 30 分钟');
  expect(remainingWords(3900)).toBe('约 1 小时 5 分');
});
