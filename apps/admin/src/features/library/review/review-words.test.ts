import type { ReviewWord } from '@tuyuan/contract/library/review-case.ts';
import { expect, test } from 'vitest';
import { type CaseDraft, spanText, withoutWord, wordsLeft } from './review-words.ts';

const draft: CaseDraft = {
  title: '落日 加V信 原片',
  description: '',
  labels: ['海', '最低价'],
  categoryId: null,
  regionId: null,
};
const inTitle: ReviewWord = { field: 'title', level: 'block', word: '加v信', found: '加V信' };
const inLabels: ReviewWord = { field: 'labels', level: 'review', word: '最低价', found: '最低价' };

test('a word is taken out of its text, or its label goes', () => {
  const mended = withoutWord(withoutWord(draft, inTitle), inLabels);
  expect(mended).toMatchObject({ title: '落日 原片', labels: ['海'] });
  expect(wordsLeft([inTitle, inLabels], draft)).toHaveLength(2);
  expect(wordsLeft([inTitle, inLabels], mended)).toEqual([]);
});

test.each([
  [0, '1 分钟'],
  [59, '59 分钟'],
  [120, '2 小时'],
  [372, '6 小时 12 分'],
  [2 * 24 * 60, '2 天'],
])('%d minutes read as %s', (minutes, text) => {
  expect(spanText(minutes)).toBe(text);
});
