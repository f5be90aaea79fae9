import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { libraryFilters } from '../../../shared/filters/library-filters.ts';
import { text } from '../../../shared/filters/text.tsx';

export const albumFilters = defineFilters(
  { keyword: text({ placeholder: '图集标题' }), ...libraryFilters },
  {
    sortFields: ['createdAt', 'publishedAt', 'title', 'views', 'likes', 'imageCount'],
    defaultSorting: 'createdAt DESC',
  },
);
