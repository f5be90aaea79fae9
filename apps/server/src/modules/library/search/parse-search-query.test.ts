import { describe, expect, it } from 'vitest';
import { parseExactQuery, parseSearchQuery } from './parse-search-query.ts';
import { literalTsquery, wordsTsquery } from './search-tsquery.ts';

const now = { year: 2026, month: 11, day: 25, hour: 12, minute: 0, second: 0 };
const parse = (keyword: string) => parseSearchQuery(keyword, now);
const told = (keyword: string) => parse(keyword).words.filter((word) => !word.isFiller);
const words = (keyword: string) => told(keyword).map((word) => word.text);

describe('parseSearchQuery', () => {
  it('leaves out particles and words such as 照片 beside telling ones', () => {
    expect(words('雪山的照片')).toEqual(['雪山']);
    expect(words('照片')).toEqual(['照片']);
    expect(words('有没有雪山日出的照片')).toEqual(['雪山', '日出']);
    expect(words('鸟 自然 徒步')).toEqual(['鸟', '自然', '徒步']);
    expect(words('的的的的')).toEqual([]);
  });

  it('reads traditional characters, capitals and full width', () => {
    expect(words('麗江 ＳＵＮＳＥＴ')).toEqual(['丽江', 'sunset']);
  });

  it('adds synonyms unless the words are wanted as typed', () => {
    expect(parse('雪山').words[0]?.synonyms).toContain('雪峰');
    expect(parseExactQuery('雪山').words[0]?.synonyms).toEqual([]);
  });

  it('finds a season by its labels, and beside other words by its months', () => {
    expect(told('秋天')[0]?.facets).toEqual([]);
    expect(told('秋天的古城')[0]?.facets).toEqual(['m9', 'm10', 'm11']);
    expect(told('中秋节的月亮')[0]?.facets).toEqual(['fmoon']);
  });

  it('holds no word for text without letters, digits or characters', () => {
    expect(words(' !?…()')).toEqual([]);
  });

  it('takes no more than twelve words of a flood', () => {
    expect(words(Array.from({ length: 200 }, (_, index) => `w${index}`).join(' '))).toHaveLength(12);
  });
});

describe('wordsTsquery', () => {
  it('lets nothing a person types become an operator', () => {
    const hostile = "雪' | !('山 & \\ <-> :*A ¤|#c1 \u0000";
    const query = wordsTsquery(parse(hostile));
    expect(query.replaceAll(/'(?:[^'\\]|''|\\\\)*'/g, 'x')).toMatch(/^[x |&():*]+$/);
    expect(query).not.toContain('#c1');
  });

  it('asks for a reading and initials of short latin words only', () => {
    expect(wordsTsquery(parse('xs'))).toContain('^xs');
    expect(wordsTsquery(parse('xueshan'))).not.toContain('^');
    expect(wordsTsquery(parseExactQuery('xs'))).toBe("'¤|xs'");
  });

  it('scores by what was typed alone', () => {
    expect(literalTsquery(parse('雪山 日出'))).toBe("'¤|雪山' | '¤|日出'");
  });
});
