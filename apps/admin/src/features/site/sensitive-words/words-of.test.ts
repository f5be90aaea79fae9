import { expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

it('takes a pasted list apart, whatever stands between the words, and keeps each once', () => {
  expect(wordsOf(' 代开发票\r\n加微信，笨蛋、free money;\t加微信\n\n')).toEqual([
    '代开发票',
    '加微信',
    '笨蛋',
    'free money',
  ]);
  expect(wordsOf('，\n')).toEqual([]);
});
