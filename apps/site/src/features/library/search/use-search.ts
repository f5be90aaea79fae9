import { useMemo } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom';
import { readSearch, type SearchKind, type SearchState, searchPath } from './search-state.ts';

export interface Search {
  readonly kind: SearchKind;
  readonly state: SearchState;
  /** Navigates to the address of the changed search. */
  change(change: Partial<SearchState>, options?: NavigateOptions): void;
}

/** Returns the address's search and how to change it. */
export function useSearch(kind: SearchKind): Search {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => readSearch(query), [query]);
  return {
    kind,
    state,
    change: (change, options) => void navigate(searchPath(kind, { ...state, ...change }), options),
  };
}
