import { type ProgressState, progressWords } from '@tuyuan/contract/contest/activity-words.ts';
import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';

const titles: Readonly<Record<ProgressState, string>> = progressWords;

export const activityFilters = defineFilters(
  {
    keyword: text({ placeholder: '活动名称' }),
    states: choices({ param: 'state', label: '状态', titles }),
  },
  { sortFields: ['createdAt', 'startTime'], defaultSorting: 'createdAt DESC' },
);
