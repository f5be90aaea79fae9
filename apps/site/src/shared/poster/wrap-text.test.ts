import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

const wrap = (text: string, maxLines = 2) => wrapText(text, { width: 6, maxLines, measure: (line) => line.length });

test('a Chinese text breaks anywhere, a Latin word stays whole unless it is wider than a line', () => {
  expect(wrap('梅里雪山日照金山')).toEqual(['梅里雪山日照', '金山']);
  expect(wrap('Deqin 看 Kawagebo', 4)).toEqual(['Deqin', '看 Kawa', 'gebo']);
});

test('what doesn’t fit ends in an ellipsis, and no line is wider than asked', () => {
  const lines = wrap('一二三四五六七八九十甲乙丙丁');
  expect(lines).toEqual(['一二三四五六', '七八九十甲…']);
  expect(wrap('')).toEqual([]);
});
