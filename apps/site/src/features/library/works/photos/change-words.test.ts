import { expect, test } from 'vitest';
import { changeWords } from './change-words.ts';

test('large figures change by percent, small ones by number', () => {
  expect(changeWords(131, 100)).toEqual({ text: '比上期多 31%', tone: 'up' });
  expect(changeWords(57, 51)).toEqual({ text: '比上期多 12%', tone: 'up' });
  expect(changeWords(5, 11)).toEqual({ text: '比上期少 6', tone: 'down' });
  expect(changeWords(3, 0)).toEqual({ text: '比上期多 3', tone: 'up' });
  expect(changeWords(0, 0)).toEqual({ text: '与上期相同', tone: 'same' });
});

test('a change too small for a percent is given as a number', () => {
  expect(changeWords(1001, 1000).text).toBe('比上期多 1');
});
