import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListRules, type ListState, readListState, writeListState } from './list-state.ts';

export interface ListControl<Filters> {
  readonly state: ListState<Filters>;
  /** Changes some filters and goes back to the first page. `replace` for text that is still being typed. */
  setFilters(patch: Partial<Filters>, options?: { readonly replace?: boolean }): void;
  setPage(page: number, pageSize: number): void;
  setSorting(sorting: string): void;
  setView(view: ListState<Filters>['view']): void;
  /** The state in words that can be compared: the same text, the same list. */
  readonly key: string;
}

/** A list whose state is its address: a link, the back button and a reload show the same list. */
export function useListState<Filters>(rules: ListRules<Filters>): ListControl<Filters> {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readListState(query, rules), [query, rules]);
  const go = (next: ListState<Filters>, replace = false) => setQuery(writeListState(next, rules), { replace });
  return {
    state,
    setFilters: (patch, options) =>
      go({ ...state, filters: { ...state.filters, ...patch }, page: 1 }, options?.replace ?? false),
    setPage: (page, pageSize) => go({ ...state, page: pageSize === state.pageSize ? page : 1, pageSize }),
    setSorting: (sorting) => go({ ...state, sorting, page: 1 }),
    setView: (view) => go({ ...state, view }, true),
    key: query.toString(),
  };
}
