import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { nodes } from '../../../shared/filters/nodes.tsx';
import { text } from '../../../shared/filters/text.tsx';
import { articleStateTitles } from './article-states.tsx';

export const articleFilters = defineFilters(
  {
    keyword: text({ placeholder: '标题、摘要或署名' }),
    states: choices({ param: 'state', label: '状态', titles: articleStateTitles }),
    categoryIds: nodes({ param: 'category', label: '分类' }),
  },
  { sortFields: ['updatedAt', 'publishedAt', 'views'], defaultSorting: 'updatedAt DESC' },
);
