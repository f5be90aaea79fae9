import { choice } from '../../../shared/filters/choice.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';

export const bookStateTitles = { draft: '未发布', published: '已发布', offline: '已下架' } as const;

export const bookFilters = defineFilters(
  {
    keyword: text({ placeholder: '书名或作者' }),
    state: choice({ param: 'state', label: '状态', titles: bookStateTitles }),
  },
  { sortFields: ['updatedAt', 'title', 'publishedAt'], defaultSorting: 'updatedAt DESC' },
);
