import {
  type EntrantKind,
  type EntrantState,
  entrantKindWords,
  entrantStateWords,
} from '@tuyuan/contract/contest/activity-words.ts';
import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';

const kindTitles: Readonly<Record<EntrantKind, string>> = entrantKindWords;
const stateTitles: Readonly<Record<EntrantState, string>> = entrantStateWords;

export const entrantFilters = defineFilters(
  {
    keyword: text({ placeholder: '名称、成员、用户' }),
    states: choices({ param: 'state', label: '状态', titles: stateTitles }),
    kinds: choices({ param: 'kind', label: '身份', titles: kindTitles }),
  },
  { sortFields: ['createdAt'], defaultSorting: 'createdAt DESC' },
);
