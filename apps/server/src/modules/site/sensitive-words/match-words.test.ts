import { expect, it } from 'vitest';
import { matchWords } from './match-words.ts';

const words = [
  { word: '代开发票', level: 'block' },
  { word: '加微信', level: 'review' },
  { word: '笨蛋', level: 'mask' },
  { word: 'spam', level: 'mask' },
] as const;

it.each([
  ['代开发票', 'block'],
  ['代 开-发　票！', 'block'],
  ['代開發票', 'block'],
  ['加.微.信领奖', 'review'],
  ['加微信，代开发票', 'block'],
  ['代开会议发言稿', 'clear'],
  ['', 'clear'],
])('finds in %j what is %s', (text, verdict) => {
  expect(matchWords(text, words).verdict).toBe(verdict);
});

it('stars out a masked word with its letters only, every time it comes', () => {
  expect(matchWords('你这个笨 蛋，ＳＰＡＭ spam', words)).toMatchObject({
    verdict: 'clear',
    text: '你这个* *，**** ****',
  });
  expect(matchWords('😀笨蛋😀', words).text).toBe('😀**😀');
});

it('tells each word once, as it stands in the text, in its order', () => {
  expect(matchWords('笨-蛋，加 微 信，笨蛋', words).hits).toEqual([
    { word: '笨蛋', level: 'mask', found: '笨-蛋' },
    { word: '加微信', level: 'review', found: '加 微 信' },
  ]);
});

it('is not led astray by a word of nothing but signs', () => {
  expect(matchWords('你好。', [{ word: '。', level: 'block' }]).verdict).toBe('clear');
});
