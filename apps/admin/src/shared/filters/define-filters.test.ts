import { expect, test } from 'vitest';
import { momentsOf } from './day-span.ts';
import { days } from './days.tsx';
import { defineFilters } from './define-filters.ts';
import { flag } from './flag.tsx';
import { linked } from './linked.ts';
import { namedOnes } from './named.tsx';
import { text } from './text.tsx';
import { view } from './view.ts';
import { spread } from './wire.ts';

const rules = defineFilters(
  {
    tab: spread(view('tab', ['list', 'map']), () => ({})),
    keyword: text({ placeholder: '标题', words: (keyword) => `「${keyword}」` }),
    roleIds: namedOnes({ param: 'role', label: '角色' }),
    albumId: linked('album', '图集'),
    onlyErrors: flag({ param: 'errors', label: '结果', text: '只看失败' }),
    span: spread(days({ label: '时间', prefix: '时间' }), momentsOf),
  },
  { sortFields: ['title'], defaultSorting: 'title ASC' },
);
const values = rules.read(new URLSearchParams('tab=map&keyword=湖&role=2&role=9&album=5&errors=1&from=2026-11-01'));

test('the call takes each filter under its name, or under the names it is spread over', () => {
  expect(rules.toRequest(values, 'title DESC')).toEqual({
    keyword: '湖',
    roleIds: [2, 9],
    albumId: 5,
    onlyErrors: true,
    from: '2026-11-01T00:00:00',
    sorting: 'title DESC',
  });
  expect(rules.toRequest(values, 'password DESC')).not.toHaveProperty('sorting');
});

test('what narrows the list is told in words as far as they are known, and each part can be dropped', () => {
  const active = rules.active(values, { roleIds: [{ id: 2, name: '编辑' }] });
  expect(active.map(({ label }) => label)).toEqual(['「湖」', '编辑', '图集', '只看失败', '2026-11-01 至 今天']);
  expect(active[1]?.without).toEqual({ roleIds: [] });
  expect(rules.active(values, undefined)[1]?.label).toBe('角色');
});

test('clearing drops what narrows the list and leaves what the page shows', () => {
  const rest = { ...values, ...rules.cleared(values) };
  expect(rules.active(rest, undefined)).toEqual([]);
  expect(rest.tab).toBe('map');
});

test('a filter is offered once there is something to choose from; text is searched for while one types', () => {
  const controls = rules.controls(values, undefined, () => {});
  expect(controls.map(({ key, isSet, isKeyword }) => [key, isSet, isKeyword])).toEqual([
    ['keyword', true, true],
    ['roleIds', true, false],
    ['onlyErrors', true, false],
    ['span', true, false],
  ]);
});
