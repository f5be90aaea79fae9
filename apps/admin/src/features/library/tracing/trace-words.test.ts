import { expect, it } from 'vitest';
import { chanceWords, sureness } from './trace-words.ts';

it('is never surer than the chance of a false alarm allows', () => {
  expect(sureness(1e-9)).toBe('99.9999%');
  expect(sureness(2e-5)).toBe('99.99%');
  expect(sureness(0.04)).toBe('96%');
});

it('says of a weak trace that it is no proof', () => {
  expect(chanceWords(0.03)).toContain('不能当证据');
  expect(chanceWords(1e-20)).toContain('十亿张里不到 1 张');
});
