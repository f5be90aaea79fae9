import { goodsKindTitles } from '@tuyuan/contract/commerce/mall-states.ts';
import { choices } from '../../../shared/filters/choices.tsx';
import { days } from '../../../shared/filters/days.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { spread } from '../../../shared/filters/wire.ts';
import { mallStateTitles } from './mall-words.tsx';

export const mallOrderFilters = defineFilters({
  keyword: text({ placeholder: '订单号、商品、用户、运单号' }),
  states: choices({ param: 'state', label: '状态', titles: mallStateTitles }),
  kinds: choices({ param: 'kind', label: '种类', titles: goodsKindTitles }),
  span: spread(days({ label: '兑换时间', prefix: '兑换' }), ({ from, to }) => ({
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  })),
});
