import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { flag } from '../../../shared/filters/flag.tsx';
import { text } from '../../../shared/filters/text.tsx';
import { spread } from '../../../shared/filters/wire.ts';

export const imageLabelFilters = defineFilters(
  {
    keyword: text({ placeholder: '标签或同义词' }),
    unused: spread(flag({ param: 'unused', label: '使用', text: '只看没用到的' }), (isOn) =>
      isOn ? { isUnused: true } : {},
    ),
  },
  { sortFields: ['imageCount', 'name', 'id'], defaultSorting: 'imageCount DESC' },
);

export const userLabelFilters = defineFilters(
  { keyword: text({ placeholder: '标签' }) },
  { sortFields: ['userCount', 'name', 'id'], defaultSorting: 'userCount DESC' },
);
