import { momentsOf } from '../../../shared/filters/day-span.ts';
import { days } from '../../../shared/filters/days.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { spread } from '../../../shared/filters/wire.ts';

export const errorFilters = defineFilters({
  keyword: text({ placeholder: '错误的文字、页面或接口地址' }),
  span: spread(days({ label: '时间', prefix: '时间' }), momentsOf),
});
