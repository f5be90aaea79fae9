import type {
  useLazyGetManagedAttendeesQuery,
  usePrintTicketsMutation,
} from '@tuyuan/api-client/attendee-management.ts';
import { mostBadges, type TicketBadge } from '@tuyuan/contract/conference-attendee-actions.ts';
import { pageStarts } from '../../shared/list/page-starts.ts';
import type { allAttendeesRequest } from './attendee-filters.ts';

/** The chosen ones, or all with a ticket whom a list's filters leave. */
export type Printed =
  | { readonly ids: readonly number[] }
  | { readonly matching: ReturnType<typeof allAttendeesRequest> };

export interface Badges {
  /** In all batches. */
  readonly total: number;
  readonly asked: number;
  readonly conferenceTitle: string;
  readonly items: readonly TicketBadge[];
}

interface Calls {
  readonly getAttendees: ReturnType<typeof useLazyGetManagedAttendeesQuery>[0];
  readonly printTickets: ReturnType<typeof usePrintTicketsMutation>[0];
}

/** The wire's largest page. */
const PAGE = 100;

/** One batch of badges, the first is 0. Throws what the calls throw. */
export async function loadBadges(
  calls: Calls,
  { conferenceId, of, batch }: { conferenceId: number; of: Printed; batch: number },
): Promise<Badges> {
  const { ids, total } = await idsOf(calls, of, batch * mostBadges);
  if (ids.length === 0) return { total, asked: 0, conferenceTitle: '', items: [] };
  const { conferenceTitle, items } = await calls.printTickets({ conferenceId, ids }).unwrap();
  return { total, asked: ids.length, conferenceTitle, items };
}

async function idsOf(
  { getAttendees }: Calls,
  of: Printed,
  first: number,
): Promise<{ readonly ids: number[]; readonly total: number }> {
  if ('ids' in of) return { ids: of.ids.slice(first, first + mostBadges), total: of.ids.length };
  const { states = [] } = of.matching;
  if (states.length > 0 && !states.includes('ticketed')) return { ids: [], total: 0 };
  const pages = await Promise.all(
    pageStarts(mostBadges, PAGE).map((start) =>
      getAttendees({
        ...of.matching,
        states: ['ticketed'],
        skipCount: first + start,
        maxResultCount: PAGE,
      }).unwrap(),
    ),
  );
  return {
    ids: pages.flatMap(({ items }) => items.map(({ id }) => id)),
    total: pages[0]?.totalCount ?? 0,
  };
}
