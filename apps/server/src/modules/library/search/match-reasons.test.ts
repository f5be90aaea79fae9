import { describe, expect, it } from 'vitest';
import { type MatchedFields, matchReasons } from './match-reasons.ts';
import { parseSearchQuery } from './parse-search-query.ts';

const now = { year: 2026, month: 11, day: 25, hour: 12, minute: 0, second: 0 };
const fields: MatchedFields = {
  title: '晨光中的雪岭',
  labels: ['高原', '湖泊'],
  categories: ['风光', '美食茶咖'],
  regions: ['云南省', '迪庆州'],
  author: '扎西顿珠',
  description: '摄于白马雪山垭口',
  no: 'TY202611000012',
};
const reasons = (keyword: string) => matchReasons(fields, parseSearchQuery(keyword, now));

describe('matchReasons', () => {
  it('names the field that holds each word', () => {
    expect(reasons('雪岭 高原 迪庆州 风光 垭口')).toEqual([
      { kind: 'title', query: '雪岭', matched: '雪岭' },
      { kind: 'label', query: '高原', matched: '高原' },
      { kind: 'region', query: '迪庆州', matched: '迪庆州' },
      { kind: 'category', query: '风光', matched: '风光' },
      { kind: 'description', query: '垭口', matched: '垭口' },
    ]);
  });

  it('names a category by its whole name only', () => {
    expect(reasons('茶')).toEqual([]);
  });

  it('tells the synonym that was found instead', () => {
    expect(reasons('日出')).toEqual([{ kind: 'synonym', query: '日出', matched: '晨光' }]);
  });

  it('tells the word a reading or initials stand for', () => {
    expect(reasons('gaoyuan')).toEqual([{ kind: 'pinyin', query: 'gaoyuan', matched: '高原' }]);
    expect(reasons('zxdz')).toEqual([{ kind: 'pinyin', query: 'zxdz', matched: '扎西顿珠' }]);
  });

  it('knows authors and numbers', () => {
    expect(reasons('扎西')[0]).toEqual({ kind: 'author', query: '扎西', matched: '扎西顿珠' });
    expect(reasons('ty202611')[0]).toEqual({ kind: 'no', query: 'ty202611', matched: 'TY202611000012' });
  });
});
