import { expect, test } from 'vitest';
import { licencePrices, readLicence, readPrice } from './licence-prices.ts';

test('nothing is for sale without a price', () => {
  expect(licencePrices(undefined)).toEqual({ editorial: null, commercial: null, extended: null });
});

test('a price is of every tier, or of those that are named; free is the price 0', () => {
  expect(licencePrices(readPrice('48.5'))).toEqual({ editorial: 4850, commercial: 4850, extended: 4850 });
  expect(licencePrices(readPrice('0'), readLicence('editorial, commercial'))).toEqual({
    editorial: 0,
    commercial: 0,
    extended: null,
  });
});

test('refuses what is no amount and no tier', () => {
  for (const text of ['-1', '1.234', 'free', '', '99999999']) expect(() => readPrice(text)).toThrow('yuan');
  expect(() => readLicence('editorial,all')).toThrow('Tiers are');
});
