import { describe, expect, it } from 'vitest';
import { parseSearchQuery } from './parse-search-query.ts';
import { literalTsquery, wordsTsquery } from './search-tsquery.ts';

const words = (keyword: string) => parseSearchQuery(keyword).words.map((word) => word.text);

describe('parseSearchQuery', () => {
  it('leaves out particles and words such as 照片 beside telling ones', () => {
    expect(words('雪山的照片')).toEqual(['雪山']);
    expect(words('照片')).toEqual(['照片']);
  });

  it('reads traditional characters, capitals and full width', () => {
    expect(words('麗江 ＳＵＮＳＥＴ')).toEqual(['丽江', 'sunset']);
  });

  it('adds synonyms unless the words are wanted as typed', () => {
    expect(parseSearchQuery('雪山').words[0]?.synonyms).toContain('雪峰');
    expect(parseSearchQuery('雪山', true).words[0]?.synonyms).toEqual([]);
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
    const query = wordsTsquery(parseSearchQuery(hostile));
    expect(query.replaceAll(/'(?:[^'\\]|''|\\\\)*'/g, 'x')).toMatch(/^[x |&():*]+$/);
    expect(query).not.toContain('#c1');
  });

  it('asks for a reading and initials of short latin words only', () => {
    expect(wordsTsquery(parseSearchQuery('xs'))).toContain('^xs');
    expect(wordsTsquery(parseSearchQuery('xueshan'))).not.toContain('^');
    expect(wordsTsquery(parseSearchQuery('xs', true))).toBe("'¤|xs'");
  });

  it('scores by what was typed alone', () => {
    expect(literalTsquery(parseSearchQuery('雪山 日出'))).toBe("'¤|雪山' | '¤|日出'");
  });
});
