/** Reads a whole number from 1 of an address; undefined where it can't be read. */
export function readNumber(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Reads the page number of an address, from 1; what can't be read is the first page. */
export function readPageNumber(query: URLSearchParams): number {
  const number = readNumber(query, 'page') ?? 1;
  return number > 9999 ? 1 : number;
}

/** Returns the address of a list: only what is said of it, and no first page. */
export function listPath(path: string, said: Readonly<Record<string, string | number | undefined>>): string {
  const entries = Object.entries(said).flatMap(([name, value]) => {
    const isUsual = value === undefined || value === '' || (name === 'page' && value === 1);
    return isUsual ? [] : [[name, String(value)]];
  });
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** Returns what is asked for to show a page, from 1. */
export function pageArgument(page: number, perPage: number) {
  return { skipCount: (page - 1) * perPage, maxResultCount: perPage };
}
