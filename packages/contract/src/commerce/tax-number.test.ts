import { expect, it } from 'vitest';
import { isTaxNumber } from './tax-number.ts';

it.each([
  ['91350100M000100Y43', true],
  ['91350100M000100Y44', false],
  ['9135010OM000100Y43', false],
  ['530102199001011', true],
  ['5301021990010112345A', true],
  ['123', false],
  ['', false],
])('%s: %s', (text, isRight) => {
  expect(isTaxNumber(text)).toBe(isRight);
});
