import { describe, expect, it } from 'vitest';
import { timeFacets } from './time-facets.ts';
import { readTimes } from './time-words.ts';

const now = { year: 2026, month: 11, day: 25, hour: 12, minute: 0, second: 0 };
const facetsOf = (text: string) => readTimes(text, now).times.flatMap(({ facets }) => facets);

describe('readTimes', () => {
  it.each([
    ['去年的荷花', ['y2025']],
    ['前年秋天', ['y2024']],
    ['大前年', ['y2023']],
    ['三年前的雪', ['y2023']],
    ['2021年10月', ['y2021', 'm10']],
    ['24年的红梅', ['y2024']],
    ['十二月的樱花', ['m12']],
    ['2025年上半年', ['y2025', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6']],
    ['2022年12月9日', ['d20221209']],
    ['2024-08-15', ['d20240815']],
    ['昨天', ['d20261124']],
    ['上个月的会', ['d202610*']],
    ['最近三天', ['d20261125', 'd20261124', 'd20261123', 'd20261122']],
    ['前天上传的', ['p20261123']],
  ])('reads %s', (text, facets) => {
    expect(facetsOf(text)).toEqual(facets);
  });

  it.each(['三月街', '2500米', '百年老店', '40年的茶饼'])('reads no time in %s', (text) => {
    expect(readTimes(text, now).times).toEqual([]);
  });

  it('leaves the rest of the text', () => {
    expect(readTimes('去年七月的荷花', now).rest.trim()).toBe('的荷花');
    expect(readTimes('最近一周上传的照片', now).rest.trim()).toBe('的照片');
  });
});

describe('timeFacets', () => {
  it('knows lunar festivals, with the days about them', () => {
    expect(timeFacets('20240917', '20241001')).toEqual(['p20241001', 'd20240917', 'm9', 'fmoon']);
    expect(timeFacets('20260217', '20260301')).toContain('fspring');
    expect(timeFacets('20211002', '20211009')).toContain('fnational');
  });

  it('keeps the day of publication of a picture without a date', () => {
    expect(timeFacets(null, '20241001')).toEqual(['p20241001']);
  });
});
