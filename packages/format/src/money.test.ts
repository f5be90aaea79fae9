import { expect, test } from 'vitest';
import { formatMoney, formatPrice, parseMoney } from './money.ts';

test('divides integer cents by 100 and always shows two decimals', () => {
  expect(formatMoney(0)).toBe('0.00');
  expect(formatMoney(1)).toBe('0.01');
  expect(formatMoney(99)).toBe('0.99');
  expect(formatMoney(100)).toBe('1.00');
  expect(formatMoney(4800)).toBe('48.00');
});

test('groups thousands', () => {
  expect(formatMoney(99_999)).toBe('999.99');
  expect(formatMoney(123_450)).toBe('1,234.50');
  expect(formatMoney(123_456_789_01)).toBe('123,456,789.01');
});

test('keeps every cent of the largest safe amount', () => {
  expect(formatMoney(Number.MAX_SAFE_INTEGER)).toBe('90,071,992,547,409.91');
});

test('shows a refund with a minus', () => {
  expect(formatMoney(-5)).toBe('-0.05');
  expect(formatPrice(-9760)).toBe('-¥97.60');
  expect(formatPrice(39_040)).toBe('¥390.40');
});

test('never invents an amount from what is not whole cents', () => {
  for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 53]) expect(formatMoney(wrong)).toBe('--');
});

test('reads an amount a person typed into cents', () => {
  expect(parseMoney('1,234.5')).toBe(123_450);
  expect(parseMoney(' ¥88 ')).toBe(8800);
  expect(parseMoney('0.07')).toBe(7);
  expect(parseMoney('-0.00')).toBe(0);
  expect(parseMoney('-3')).toBe(-300);
});

test('refuses amounts with a third decimal, wrong grouping or words', () => {
  for (const wrong of ['', '1.234', '12,34', 'abc', '1e3', '1.', '99999999999999999999']) {
    expect(parseMoney(wrong)).toBeUndefined();
  }
});
