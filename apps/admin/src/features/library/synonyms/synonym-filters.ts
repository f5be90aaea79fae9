import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';

export const synonymFilters = defineFilters(
  { keyword: text({ placeholder: '词或备注' }) },
  { sortFields: ['updatedAt'], defaultSorting: 'updatedAt DESC' },
);
