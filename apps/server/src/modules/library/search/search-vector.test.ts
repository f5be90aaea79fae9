import { describe, expect, it } from 'vitest';
import { normalizeText } from '../../../platform/text/normalize-text.ts';
import { lexemesOf, quoteLexeme, vectorLiteral } from './search-vector.ts';

const text = { title: '', labels: [], names: [], categories: [], description: '', no: '' };

describe('lexemesOf', () => {
  it('keeps the words of a title, their parts and every character', () => {
    const lexemes = lexemesOf({ ...text, title: '梅里雪山日出' });
    for (const word of ['梅里雪山', '雪山', '日出', '雪', '出']) expect(lexemes.get(word)).toMatch(/A/);
  });

  it('weighs title, labels, names and description apart', () => {
    const lexemes = lexemesOf({ ...text, title: '古镇', labels: ['夜景'], names: ['大理'], description: '屋顶' });
    expect([lexemes.get('古镇'), lexemes.get('夜景'), lexemes.get('大理'), lexemes.get('屋顶')]).toEqual([
      '1A',
      expect.stringMatching(/^\d+B$/),
      expect.stringMatching(/^\d+C$/),
      expect.stringMatching(/^\d+$/),
    ]);
  });

  it('adds reading and initials of words, not of descriptions', () => {
    const lexemes = lexemesOf({ ...text, title: '雪山', description: '瀑布' });
    expect(lexemes.has('~xueshan')).toBe(true);
    expect(lexemes.has('^xs')).toBe(true);
    expect(lexemes.has('~pubu')).toBe(false);
  });

  it('keeps a name whole and by its words, not by its characters, and a category whole only', () => {
    const lexemes = lexemesOf({ ...text, names: ['周砚秋'], categories: ['美食茶咖'] });
    expect(lexemes.get('周砚秋')).toMatch(/C$/);
    expect(lexemes.get('美食茶咖')).toMatch(/C$/);
    for (const part of ['周', '秋', '茶', '美食']) expect(lexemes.has(part)).toBe(false);
  });

  it('reads a word whole that was torn apart', () => {
    expect(lexemesOf({ ...text, title: '扎染布与老人' }).has('^zrb')).toBe(true);
  });

  it('folds width, case and traditional characters', () => {
    expect(normalizeText('ＡＢＣ麗江風景')).toBe('abc丽江风景');
    expect(lexemesOf({ ...text, title: '麗江 Sunset' }).has('丽江')).toBe(true);
    expect(lexemesOf({ ...text, title: '麗江 Sunset' }).has('sunset')).toBe(true);
  });

  it('keeps place names whole', () => {
    for (const place of ['香格里拉', '普达措国家公园', '元阳梯田'])
      expect(lexemesOf({ ...text, title: `航拍${place}` }).has(place)).toBe(true);
  });
});

describe('vectorLiteral', () => {
  it('marks every lexeme with the segment and leaves facets without positions', () => {
    expect(vectorLiteral(lexemesOf({ ...text, title: '花' }, ['c3']), 7)).toBe("'7|花':1A '7|#c3'");
  });

  it('quotes what would end a literal', () => {
    expect(quoteLexeme("a'b\\c\u0000")).toBe("'a''b\\\\c'");
  });
});
