import { expect, it } from 'vitest';
import { attendeeEntries, staffEntries } from './entries.ts';

const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);

it('shows no icon for parts of the conference that are off', () => {
  expect(labels(attendeeEntries(false, (part) => part === 'materials'))).toEqual([
    '资料',
    '签到点',
    '会议介绍',
    '参会资料',
  ]);
  expect(labels(attendeeEntries(false, () => true))).toContain('餐券');
});

it('puts checking first for who checks', () => {
  expect(labels(staffEntries(3, () => false).work)).toEqual(['核验', '代表名单']);
});
