import { choice } from '../../../shared/filters/choice.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';

export const supplierStateTitles = { active: '合作中', paused: '已暂停' } as const;

export const supplierFilters = defineFilters(
  {
    keyword: text({ placeholder: '名称、联系人或手机号' }),
    state: choice({ param: 'state', label: '状态', titles: supplierStateTitles }),
  },
  { sortFields: ['name', 'createdAt'], defaultSorting: 'createdAt DESC' },
);
