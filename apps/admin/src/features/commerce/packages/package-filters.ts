import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { packageStateTitles } from './package-words.tsx';

export const packageFilters = defineFilters(
  {
    keyword: text({ placeholder: '名称、用户、单位' }),
    states: choices({ param: 'state', label: '状态', titles: packageStateTitles }),
  },
  { sortFields: ['createdAt', 'validUntil'], defaultSorting: 'createdAt DESC' },
);
