import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { flag } from '../../../shared/filters/flag.tsx';
import { text } from '../../../shared/filters/text.tsx';
import { invoiceStateTitles } from './invoice-words.tsx';

export const invoiceFilters = defineFilters(
  {
    keyword: text({ placeholder: '发票号、抬头、税号、订单号' }),
    states: choices({ param: 'state', label: '状态', titles: invoiceStateTitles }),
    onlyRed: flag({ param: 'red', label: '红字', text: '只看红字' }),
  },
  { sortFields: ['createdAt', 'amountCents'], defaultSorting: 'createdAt DESC' },
);
