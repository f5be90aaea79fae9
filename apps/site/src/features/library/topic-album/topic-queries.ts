export const TOPICS_A_PAGE = 12;

/** Returns the page number in an address, from 1; 1 if it cannot be read. */
export function readPageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

export function topicsArgument(page: number) {
  return { skipCount: (page - 1) * TOPICS_A_PAGE, maxResultCount: TOPICS_A_PAGE };
}

export function topicsPath(page: number): string {
  return page === 1 ? '/album' : `/album?page=${page}`;
}
