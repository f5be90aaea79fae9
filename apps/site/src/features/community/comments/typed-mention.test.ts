import { expect, it } from 'vitest';
import { typedMention } from './typed-mention.ts';

it.each([
  ['@', 1, { start: 0, prefix: '' }],
  ['好看 @周砚', 6, { start: 3, prefix: '周砚' }],
  ['好看@周砚', 5, { start: 2, prefix: '周砚' }],
  ['@周砚 好看', 6, null],
  ['@周砚秋 好看', 2, { start: 0, prefix: '周' }],
  ['lin@example.cn', 14, null],
  ['好看', 2, null],
])('%s with the caret at %i names %o', (text, caret, named) => {
  expect(typedMention(text, caret)).toEqual(named);
});
