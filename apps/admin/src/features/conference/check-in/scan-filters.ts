import { defineFilters } from '../../../shared/filters/define-filters.ts';
import type { Filter } from '../../../shared/filters/filter.ts';
import { flag } from '../../../shared/filters/flag.tsx';
import { namedOne } from '../../../shared/filters/named.tsx';
import { text } from '../../../shared/filters/text.tsx';
import { spread } from '../../../shared/filters/wire.ts';

/** The list is one of the tab's sections, so its address includes the section. */
const section: Filter<'scans', 'scans'> = {
  none: 'scans',
  read: () => 'scans',
  write: () => ({ section: ['scans'] }),
  toWire: (value) => value,
  chips: () => [],
};

export const scanFilters = defineFilters({
  section: spread(section, () => ({})),
  keyword: text({ placeholder: '姓名、入口' }),
  pointId: namedOne({ param: 'point', label: '签到点' }),
  onlyRefused: flag({ param: 'refused', label: '结果', text: '只看未放行', words: '未放行' }),
});
