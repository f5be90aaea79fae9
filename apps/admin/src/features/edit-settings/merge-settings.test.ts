import { settingDefinition, settingNames } from '@tuyuan/contract/setting-definitions.ts';
import { getSettings } from '@tuyuan/contract/site-setting.ts';
import { expect, it } from 'vitest';
import { changedNames, mergeSettings } from './merge-settings.ts';

const { values: base } = getSettings.output.parse({
  version: 1,
  values: Object.fromEntries(settingNames.map((name) => [name, settingDefinition(name).default])),
});

it('keeps what was typed and takes what somebody else has saved elsewhere', () => {
  const merged = mergeSettings(base, { ...base, siteName: '我的' }, { ...base, icpNumber: '他的' });
  expect(merged.values).toEqual({ ...base, siteName: '我的', icpNumber: '他的' });
  expect(merged).toMatchObject({ theirs: ['icpNumber'], clashes: [] });
});

it('tells where both changed the same, and keeps mine until I decide', () => {
  const merged = mergeSettings(base, { ...base, siteName: '我的' }, { ...base, siteName: '他的' });
  expect(merged.values.siteName).toBe('我的');
  expect(merged.clashes).toEqual(['siteName']);
});

it('sees no clash where both wrote the same', () => {
  const both = { ...base, siteName: '一样' };
  expect(mergeSettings(base, both, both).clashes).toEqual([]);
  expect(changedNames(both, mergeSettings(base, both, both).values)).toEqual([]);
});
