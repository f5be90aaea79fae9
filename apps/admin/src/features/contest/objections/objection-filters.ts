import { type ObjectionState, objectionStateWords } from '@tuyuan/contract/contest/objection-words.ts';
import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';

const titles: Readonly<Record<ObjectionState, string>> = objectionStateWords;

export const objectionFilters = defineFilters({
  states: choices({ param: 'state', label: '状态', titles }),
});
