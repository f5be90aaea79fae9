import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';

export const photographerStateTitles = { active: '在任', retired: '已离任' } as const;

export const photographerFilters = defineFilters(
  {
    keyword: text({ placeholder: '昵称、用户名、单位' }),
    states: choices({ param: 'state', label: '状态', titles: photographerStateTitles }),
  },
  { sortFields: ['joinedAt', 'imageCount', 'views'], defaultSorting: 'joinedAt DESC' },
);
