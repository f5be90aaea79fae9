import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { exceptionKindTitles, exceptionStateTitles } from './exception-words.tsx';

export const exceptionFilters = defineFilters(
  {
    keyword: text({ placeholder: '订单号、支付单号' }),
    kinds: choices({ param: 'kind', label: '类型', titles: exceptionKindTitles }),
    states: choices({ param: 'state', label: '状态', titles: exceptionStateTitles }),
  },
  { sortFields: ['foundAt'], defaultSorting: 'foundAt DESC' },
);
