import { refundStateTitles } from '../../../shared/commerce/order-words.tsx';
import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';

export const refundFilters = defineFilters(
  {
    keyword: text({ placeholder: '订单号、买家' }),
    states: choices({ param: 'state', label: '状态', titles: refundStateTitles }),
  },
  { sortFields: ['createdAt', 'amountCents'], defaultSorting: 'createdAt DESC' },
);
