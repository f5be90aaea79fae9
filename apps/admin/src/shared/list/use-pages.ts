import { useState } from 'react';

/** The pages of a table inside a page or a drawer; they aren't in the address. */
export interface Pages {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  setPage(page: number): void;
  /** Paging of the table's call. */
  readonly request: { readonly skipCount: number; readonly maxResultCount: number };
}

export function usePages(size: number): Pages {
  const [page, setPage] = useState(1);
  return { page, size, setPage, request: { skipCount: (page - 1) * size, maxResultCount: size } };
}
