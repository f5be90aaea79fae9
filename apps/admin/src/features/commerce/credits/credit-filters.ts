import { creditKindTitles } from '@tuyuan/contract/commerce/credit-kinds.ts';
import { choices } from '../../../shared/filters/choices.tsx';
import { days } from '../../../shared/filters/days.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { spread } from '../../../shared/filters/wire.ts';

export const creditFilters = defineFilters({
  keyword: text({ placeholder: '昵称、用户名、说明' }),
  kinds: choices({ param: 'kind', label: '类型', titles: creditKindTitles }),
  span: spread(days({ label: '时间', prefix: '' }), ({ from, to }) => ({
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  })),
});
