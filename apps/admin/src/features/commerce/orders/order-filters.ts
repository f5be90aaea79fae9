import { orderKindTitles, orderStateTitles } from '../../../shared/commerce/order-words.tsx';
import { choices } from '../../../shared/filters/choices.tsx';
import { days } from '../../../shared/filters/days.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { spread } from '../../../shared/filters/wire.ts';

export const orderFilters = defineFilters(
  {
    keyword: text({ placeholder: '订单号、图片、买家、支付单号' }),
    states: choices({ param: 'state', label: '状态', titles: orderStateTitles }),
    kinds: choices({ param: 'kind', label: '种类', titles: orderKindTitles }),
    span: spread(days({ label: '下单时间', prefix: '下单' }), ({ from, to }) => ({
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    })),
  },
  { sortFields: ['createdAt', 'totalCents'], defaultSorting: 'createdAt DESC' },
);
