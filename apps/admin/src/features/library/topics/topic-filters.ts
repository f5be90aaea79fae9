import { choice } from '../../../shared/filters/choice.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { spread } from '../../../shared/filters/wire.ts';

export const topicFilters = defineFilters(
  {
    keyword: text({ placeholder: '标题或导语' }),
    published: spread(
      choice({ param: 'published', label: '状态', titles: { yes: '已发布', no: '未发布' } }),
      (published) => (published === undefined ? {} : { isPublished: published === 'yes' }),
    ),
  },
  { sortFields: ['order', 'updatedAt', 'title'], defaultSorting: 'order ASC' },
);
