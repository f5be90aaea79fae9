import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { applicationStateTitles } from './application-state.tsx';

export const applicationFilters = defineFilters(
  {
    keyword: text({ placeholder: '真实姓名、昵称、用户名' }),
    states: choices({ param: 'state', label: '状态', titles: applicationStateTitles }),
  },
  { sortFields: ['submittedAt', 'decidedAt'], defaultSorting: 'submittedAt DESC' },
);
