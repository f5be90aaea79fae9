export const BOOKS_A_PAGE = 12;

export function booksArgument(page: number) {
  return { skipCount: (page - 1) * BOOKS_A_PAGE, maxResultCount: BOOKS_A_PAGE };
}

export function booksPath(page: number): string {
  return page === 1 ? '/book' : `/book?page=${page}`;
}

/** Returns the page number in an address, from 1; 1 if it cannot be read. */
export function readPageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}
