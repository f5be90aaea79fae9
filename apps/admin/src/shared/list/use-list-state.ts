import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Filters } from '../filters/define-filters.ts';
import { type ListState, pageRequest, readListState, writeListState } from './list-state.ts';

export interface ListControl<Values, Request = unknown, Known = unknown> {
  readonly rules: Filters<Values, Request, Known>;
  readonly state: ListState<Values>;
  /** The call's input for all that the filters leave, in order. */
  readonly all: Request;
  /** The call's input for the page that is shown. */
  readonly request: Request & ReturnType<typeof pageRequest>;
  /** Changes some filters and goes back to the first page. `replace` is for text still being typed. */
  setFilters(patch: Partial<Values>, options?: { readonly replace?: boolean }): void;
  setPage(page: number, pageSize: number): void;
  setSorting(sorting: string): void;
  setView(view: ListState<Values>['view']): void;
  /** The state as comparable text: the same text, the same list. */
  readonly key: string;
}

/** A list whose state is its address: a link, the back button and a reload show the same list. */
export function useListState<Values, Request, Known>(
  rules: Filters<Values, Request, Known>,
): ListControl<Values, Request, Known> {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readListState(query, rules), [query, rules]);
  const all = rules.toRequest(state.filters, state.sorting);
  const go = (next: ListState<Values>, replace = false) => setQuery(writeListState(next, rules), { replace });
  return {
    rules,
    state,
    all,
    request: { ...all, ...pageRequest(state) },
    setFilters: (patch, options) =>
      go({ ...state, filters: { ...state.filters, ...patch }, page: 1 }, options?.replace ?? false),
    setPage: (page, pageSize) => go({ ...state, page: pageSize === state.pageSize ? page : 1, pageSize }),
    setSorting: (sorting) => go({ ...state, sorting, page: 1 }),
    setView: (view) => go({ ...state, view }, true),
    key: query.toString(),
  };
}
