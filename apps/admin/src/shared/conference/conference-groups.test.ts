import { expect, test } from 'vitest';
import { conferencePages, findConferencePage, openGroups } from './conference-groups.ts';

test('pages that may not be opened are omitted, and a group without any with them', () => {
  const groups = openGroups(7, { mayOpen: (path) => !/stays|trips|duty|wall/.test(path), modules: undefined });
  expect(groups.map(({ title }) => title)).toEqual(['', '内容', '参会者', '现场', '设置']);
  expect(groups[3]?.pages.map(({ key, path }) => [key, path]).at(-1)).toEqual([
    'interaction',
    '/conferences/7/interaction',
  ]);
  expect(openGroups(7, { mayOpen: () => false, modules: undefined })).toEqual([]);
});

test('every page has an address of its own, the overview that of the conference', () => {
  expect(new Set(conferencePages.map(({ key }) => key)).size).toBe(22);
  expect(findConferencePage('')?.label).toBe('概览');
  expect(findConferencePage('setup')).toBeUndefined();
});

test('pages of parts that are off are omitted', () => {
  const groups = openGroups(7, { mayOpen: () => true, modules: ['materials'] });
  expect(groups.flatMap(({ pages }) => pages.map(({ label }) => label))).toEqual([
    '概览',
    '基本信息',
    '资料',
    '通知',
    '参会者',
    '报名表',
    '票种',
    '签到',
    '指挥台',
    '冲突',
    '功能',
    '版本',
  ]);
});
