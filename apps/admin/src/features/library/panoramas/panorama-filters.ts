import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { panoramaStateTitles } from './panorama-states.tsx';

export const panoramaFilters = defineFilters(
  {
    keyword: text({ placeholder: '标题、作者或地点' }),
    states: choices({ param: 'state', label: '状态', titles: panoramaStateTitles }),
  },
  { sortFields: ['updatedAt', 'publishedAt', 'views'], defaultSorting: 'updatedAt DESC' },
);
