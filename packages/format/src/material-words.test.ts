import { expect, it } from 'vitest';
import { doorWords, groupMaterials } from './material-words.ts';

it('says when a closed one opens, and why one was taken back', () => {
  const closed = { opensAt: '2026-11-20T11:20:00', withdrawnAt: null, withdrawnReason: '' };
  expect(doorWords({ ...closed, door: 'afterSession' })).toBe('会后 11/20 11:20 开放');
  const withdrawn = { withdrawnAt: '2026-12-05T16:20:00', withdrawnReason: '请用新版' };
  expect(doorWords({ ...closed, ...withdrawn, door: 'withdrawn' })).toBe('12/5 撤回，请用新版');
  expect(doorWords({ ...closed, door: 'open' })).toBe('');
});

it('stands under its session, its category, or the conference', () => {
  const session = { title: '县志与相册', startTime: '2026-11-20T10:30:00' };
  const items = [
    { session: null, category: '会务文件' },
    { session: null, category: '' },
    { session, category: '讲义' },
  ];
  expect(groupMaterials(items).map(({ title }) => title)).toEqual(['会务文件', '会议资料', '11/20 10:30 县志与相册']);
});
