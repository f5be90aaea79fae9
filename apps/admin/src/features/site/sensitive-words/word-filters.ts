import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { levelTitles } from './word-levels.ts';

export const wordFilters = defineFilters(
  {
    keyword: text({ param: 'q', placeholder: '找一个词', maxLength: 30, words: (keyword) => `「${keyword}」` }),
    levels: choices({ param: 'level', label: '处理方式', titles: levelTitles }),
  },
  { sortFields: ['id', 'word'], defaultSorting: 'id DESC' },
);
