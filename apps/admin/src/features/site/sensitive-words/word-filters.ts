import { type SensitiveWordLevel, sensitiveWordLevels } from '@tuyuan/contract/site/sensitive-word.ts';
import type { ActiveFilter } from '../../../shared/filters/filter-row.tsx';
import { type FilterCodec, type ListRules, type ListState, pageRequest } from '../../../shared/list/list-state.ts';
import { readChoices, readText, writeValues } from '../../../shared/list/query-values.ts';
import { levelTitles } from './word-levels.ts';

export interface WordFilters {
  readonly keyword: string;
  readonly levels: readonly SensitiveWordLevel[];
}

export const noWordFilters: WordFilters = { keyword: '', levels: [] };

const codec: FilterCodec<WordFilters> = {
  read: (query) => ({
    keyword: readText(query, 'q').slice(0, 30),
    levels: readChoices(query, 'level', sensitiveWordLevels),
  }),
  write: ({ keyword, levels }) => ({ q: writeValues(keyword), level: writeValues(levels) }),
};

export const wordListRules: ListRules<WordFilters> = {
  codec,
  sortFields: ['id', 'word'],
  defaultSorting: 'id DESC',
};

const sortings = ['id ASC', 'id DESC', 'word ASC', 'word DESC'] as const;

export function wordListRequest(state: ListState<WordFilters>) {
  const { keyword, levels } = state.filters;
  const sorting = sortings.find((each) => each === state.sorting) ?? 'id DESC';
  return { keyword, levels: [...levels], sorting, ...pageRequest(state) };
}

export function activeWordFilters({ keyword, levels }: WordFilters): ActiveFilter<WordFilters>[] {
  return [
    ...(keyword === '' ? [] : [{ label: `「${keyword}」`, without: { keyword: '' } }]),
    ...(levels.length === 0
      ? []
      : [{ label: levels.map((level) => levelTitles[level]).join('、'), without: { levels: [] } }]),
  ];
}
