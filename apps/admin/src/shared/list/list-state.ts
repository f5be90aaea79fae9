/** A list's state, as stored in the address. `Filters` are the page's own. */
export interface ListState<Filters> {
  readonly filters: Filters;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** `field ASC|DESC`, one of the page's sortings. */
  readonly sorting: string;
  readonly view: ListView;
}

export const listViews = ['table', 'grid'] as const;
export type ListView = (typeof listViews)[number];

/** How a list stands in its address. What `write` leaves empty isn't in it; what `read` can't use is ignored. */
export interface ListRules<Filters> {
  read(query: URLSearchParams): Filters;
  write(filters: Filters): Readonly<Record<string, readonly string[]>>;
  /** Fields the server sorts by. */
  readonly sortFields: readonly string[];
  readonly defaultSorting: string;
}

export const pageSizes = [20, 50, 100] as const;
const DEFAULT_SIZE = pageSizes[0];
/** The wire's largest offset. */
const MAX_SKIP = 100_000;

type SortRules = Pick<ListRules<unknown>, 'sortFields' | 'defaultSorting'>;

function readSorting(text: string | null, { sortFields, defaultSorting }: SortRules): string {
  const [field, direction] = (text ?? '').split('.');
  if (field === undefined || !sortFields.includes(field)) return defaultSorting;
  return `${field} ${direction === 'desc' ? 'DESC' : 'ASC'}`;
}

function writeSorting(sorting: string): string {
  const [field = '', direction] = sorting.split(' ');
  return direction === 'DESC' ? `${field}.desc` : field;
}

/** Reads a list's address; anything it can't use falls back to the default, so an old or edited link still opens the list. */
export function readListState<Filters>(query: URLSearchParams, rules: ListRules<Filters>): ListState<Filters> {
  const size = Number(query.get('size'));
  const pageSize = pageSizes.find((each) => each === size) ?? DEFAULT_SIZE;
  const page = Number(query.get('page'));
  const isPage = Number.isInteger(page) && page >= 1 && (page - 1) * pageSize <= MAX_SKIP;
  return {
    filters: rules.read(query),
    page: isPage ? page : 1,
    pageSize,
    sorting: readSorting(query.get('sort'), rules),
    view: listViews.find((each) => each === query.get('view')) ?? 'table',
  };
}

/** Returns a list's address; defaults are omitted. */
export function writeListState<Filters>(state: ListState<Filters>, rules: ListRules<Filters>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(rules.write(state.filters))) {
    for (const value of values) if (value !== '') query.append(name, value);
  }
  if (state.sorting !== rules.defaultSorting) query.set('sort', writeSorting(state.sorting));
  if (state.pageSize !== DEFAULT_SIZE) query.set('size', String(state.pageSize));
  if (state.page > 1) query.set('page', String(state.page));
  if (state.view !== 'table') query.set('view', state.view);
  return query;
}

/** Paging of a list call. */
export function pageRequest({ page, pageSize }: Pick<ListState<unknown>, 'page' | 'pageSize'>) {
  return { skipCount: (page - 1) * pageSize, maxResultCount: pageSize };
}
