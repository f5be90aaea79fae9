import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { feedbackKindTitles, feedbackStateTitles } from './feedback-words.tsx';

export const feedbackFilters = defineFilters(
  {
    keyword: text({ placeholder: '内容、用户' }),
    states: choices({ param: 'state', label: '状态', titles: feedbackStateTitles }),
    kinds: choices({ param: 'kind', label: '类型', titles: feedbackKindTitles }),
  },
  { sortFields: ['createdAt', 'movedAt'], defaultSorting: 'movedAt DESC' },
);
