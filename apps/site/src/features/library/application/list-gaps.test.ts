import { expect, it } from 'vitest';
import { gapTarget, listGaps } from './list-gaps.ts';

const limits = { minSamples: 3, maxSamples: 10, minPixels: 3_000_000, idCardKeepDays: 30 };
const sample = { id: 1, fileName: '雪山.jpg', path: '', width: 6000, height: 4000, isRefused: false };
const typed = { realName: '和志远', isAgreed: true, failedCount: 0 };
const open = (rows: ReturnType<typeof listGaps>) => rows.filter(({ isDone }) => !isDone).map(({ label }) => label);

it('everything there leaves nothing open', () => {
  expect(open(listGaps({ gaps: [], samples: [sample, sample, sample], limits }, typed))).toEqual([]);
});

it('names what is missing with what is typed but not saved yet', () => {
  const rows = listGaps({ gaps: ['realName', 'idBack', 'samples'], samples: [sample], limits }, typed);
  expect(open(rows)).toEqual(['身份证国徽面', '样片还差 2 张']);
  expect(open(listGaps({ gaps: [], samples: [sample], limits }, { ...typed, realName: ' ', isAgreed: false }))).toEqual(
    ['真实姓名', '协议'],
  );
});

it('refused samples and files that weren’t taken are gaps of their own', () => {
  const refused = { ...sample, isRefused: true };
  const rows = listGaps({ gaps: ['refusedSamples'], samples: [refused], limits }, { ...typed, failedCount: 2 });
  expect(open(rows)).toEqual(['1 张样片要换', '2 张样片没收下']);
  expect(gapTarget('refusedSamples')).toBe(gapTarget('samples'));
});
