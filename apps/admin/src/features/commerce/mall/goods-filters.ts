import { goodsKindTitles } from '@tuyuan/contract/commerce/mall-states.ts';
import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';

export const goodsFilters = defineFilters(
  {
    keyword: text({ placeholder: '商品名称' }),
    kinds: choices({ param: 'kind', label: '种类', titles: goodsKindTitles }),
  },
  { sortFields: ['createdAt', 'credits', 'stock', 'sold'], defaultSorting: 'createdAt DESC' },
);
