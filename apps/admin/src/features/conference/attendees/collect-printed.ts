import type {
  useGetManagedAttendeesQuery,
  useLazyGetManagedAttendeesQuery,
} from '@tuyuan/api-client/conference/attendee-management.ts';

type Request = Exclude<Parameters<typeof useGetManagedAttendeesQuery>[0], symbol>;

/** The selected attendees, or all ticket holders that match a list's filters. */
export type Printed =
  | { readonly ids: readonly number[] }
  | { readonly matching: Omit<Request, 'skipCount' | 'maxResultCount'> };

export interface Collected {
  readonly ids: readonly number[];
  /** The filters match more than are printed at once. */
  readonly isCut: boolean;
}

/** The wire's largest page. */
const PAGE = 100;
const MOST = 10_000;

/**
 * Collects the attendees to print from the list's current state; paging later, batch by batch, would miss and repeat
 * people. Throws what the calls throw.
 */
export async function collectPrinted(
  getAttendees: ReturnType<typeof useLazyGetManagedAttendeesQuery>[0],
  of: Printed,
  signal: AbortSignal,
): Promise<Collected> {
  if ('ids' in of) return { ids: of.ids, isCut: false };
  const { states = [] } = of.matching;
  if (states.length > 0 && !states.includes('ticketed')) return { ids: [], isCut: false };
  // An attendee who moves to the next page during loading is returned twice.
  const ids = new Set<number>();
  let total = MOST;
  for (let start = 0; start < Math.min(total, MOST); start += PAGE) {
    signal.throwIfAborted();
    const page = await getAttendees({
      ...of.matching,
      states: ['ticketed'],
      skipCount: start,
      maxResultCount: PAGE,
    }).unwrap();
    for (const { id } of page.items) ids.add(id);
    total = page.totalCount;
  }
  return { ids: [...ids], isCut: total > MOST };
}
