import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { payoutStateTitles } from './payout-words.tsx';

export const payoutFilters = defineFilters(
  {
    keyword: text({ placeholder: '摄影师、户名' }),
    states: choices({ param: 'state', label: '状态', titles: payoutStateTitles }),
  },
  { sortFields: ['createdAt', 'amountCents'], defaultSorting: 'createdAt DESC' },
);
