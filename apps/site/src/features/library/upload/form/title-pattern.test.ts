import { expect, test } from 'vitest';
import { exampleOf, patternParts, titlesBy } from './title-pattern.ts';

const picture = {
  place: '纳帕海',
  takenAt: '2026-10-24T06:48:00',
  title: '',
  fileName: 'DSC_2188.NEF.jpg',
  album: '雪山四季',
};

test('tokens become the picture’s place, day, number and own title', () => {
  expect(titlesBy('{地点}清晨 {序号}', [picture, picture])).toEqual(['纳帕海清晨 01', '纳帕海清晨 02']);
  expect(titlesBy('{图集名} {序号}', [picture])).toEqual(['雪山四季 01']);
  expect(titlesBy('{日期} {原标题}', [picture, { ...picture, title: '晨雾' }])).toEqual([
    '10月24日 DSC_2188.NEF',
    '10月24日 晨雾',
  ]);
});

test('numbers have as many digits as the last one', () => {
  const titles = titlesBy(
    '山 {序号}',
    Array.from({ length: 120 }, () => picture),
  );
  expect(titles[0]).toBe('山 001');
  expect(titles[119]).toBe('山 120');
});

test('what a picture lacks leaves no gap', () => {
  const bare = { ...picture, place: '', takenAt: null };
  expect(titlesBy('{地点} {日期} 清晨', [bare])).toEqual(['清晨']);
});

test('unknown braces, and the signs of a replacement, are text', () => {
  expect(titlesBy('{心情} $& {序号}', [picture])).toEqual(['{心情} $& 01']);
  expect(titlesBy('{原标题}', [{ ...picture, title: '$1 {序号}' }])).toEqual(['$1 {序号}']);
});

test('braces of a Chinese keyboard are taken as well', () => {
  expect(titlesBy('｛地点｝', [picture])).toEqual(['纳帕海']);
});

test('a title ends at the longest that is taken', () => {
  expect(titlesBy('山'.repeat(200), [picture])[0]).toHaveLength(100);
});

test('a pattern is shown in its parts', () => {
  expect(patternParts('{地点}清晨 {序号}')).toEqual([
    { text: '{地点}', isToken: true },
    { text: '清晨 ', isToken: false },
    { text: '{序号}', isToken: true },
  ]);
  expect(patternParts('')).toEqual([]);
});

test('the example shows the first two and the last', () => {
  expect(exampleOf(['a 1', 'a 2', 'a 3', 'a 4'])).toBe('a 1、a 2 … a 4');
  expect(exampleOf(['a'])).toBe('a');
});
