import type {
  useGetManagedAttendeesQuery,
  useLazyGetManagedAttendeesQuery,
} from '@tuyuan/api-client/conference/attendee-management.ts';

type Request = Exclude<Parameters<typeof useGetManagedAttendeesQuery>[0], symbol>;

/** The chosen ones, or all with a ticket whom a list's filters leave. */
export type Printed =
  | { readonly ids: readonly number[] }
  | { readonly matching: Omit<Request, 'skipCount' | 'maxResultCount'> };

export interface Collected {
  readonly ids: readonly number[];
  /** The filters leave more than are taken at once. */
  readonly isCut: boolean;
}

/** The wire's largest page. */
const PAGE = 100;
const MOST = 10_000;

/** Who is to be printed, as the list stands now: cut into batches later, it would lose and repeat people. Throws what the calls throw. */
export async function collectPrinted(
  getAttendees: ReturnType<typeof useLazyGetManagedAttendeesQuery>[0],
  of: Printed,
  signal: AbortSignal,
): Promise<Collected> {
  if ('ids' in of) return { ids: of.ids, isCut: false };
  const { states = [] } = of.matching;
  if (states.length > 0 && !states.includes('ticketed')) return { ids: [], isCut: false };
  // Who is pushed onto the next page while this one comes is there twice.
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
