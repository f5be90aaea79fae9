import type { ActiveFilter } from '../../../shared/filters/filter-row.tsx';
import { daySpan, daySpanLabel } from '../../../shared/list/day-span.ts';
import { type FilterCodec, type ListRules, type ListState, pageRequest } from '../../../shared/list/list-state.ts';
import { readDay, readText, writeValues } from '../../../shared/list/query-values.ts';

export interface ErrorFilters {
  readonly keyword: string;
  /** Days `yyyy-MM-dd`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export const noErrorFilters: ErrorFilters = { keyword: '', from: undefined, to: undefined };

const codec: FilterCodec<ErrorFilters> = {
  read: (query) => ({
    keyword: readText(query, 'keyword'),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
  }),
  write: ({ keyword, from, to }) => ({
    keyword: writeValues(keyword),
    from: writeValues(from),
    to: writeValues(to),
  }),
};

export const errorListRules: ListRules<ErrorFilters> = { codec, sortFields: [], defaultSorting: '' };

/** All that the filters leave. */
export function allErrorsRequest({ keyword, from, to }: ErrorFilters) {
  return { keyword, ...daySpan({ from, to }) };
}

export function errorListRequest(state: ListState<ErrorFilters>) {
  return { ...allErrorsRequest(state.filters), ...pageRequest(state) };
}

/** What narrows the list now, in words, each with the way to drop it. */
export function activeErrorFilters({ keyword, from, to }: ErrorFilters): ActiveFilter<ErrorFilters>[] {
  return [
    ...(keyword === '' ? [] : [{ label: keyword, without: { keyword: '' } }]),
    ...(from === undefined && to === undefined
      ? []
      : [{ label: daySpanLabel(from, to), without: { from: undefined, to: undefined } }]),
  ];
}
