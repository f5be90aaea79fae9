import { useSearchParams } from 'react-router-dom';

/** Filter of the wall; kept in the address. */
export interface WallQuery {
  readonly hall: string;
  readonly badge: string;
  /** Wire times; "" for no limit. */
  readonly from: string;
  readonly to: string;
  /** "1" to show only photos the viewer keeps. */
  readonly kept: string;
}

const names = ['hall', 'badge', 'from', 'to', 'kept'] as const;
export const wholeWall: WallQuery = { hall: '', badge: '', from: '', to: '', kept: '' };

export function useWallQuery(): readonly [WallQuery, (next: WallQuery) => void] {
  const [query, setQuery] = useSearchParams();
  const [hall = '', badge = '', from = '', to = '', kept = ''] = names.map((name) => query.get(name) ?? '');
  function change(wanted: WallQuery) {
    const next = new URLSearchParams(query);
    for (const name of names) {
      if (wanted[name] === '') next.delete(name);
      else next.set(name, wanted[name]);
    }
    setQuery(next, { replace: true, preventScrollReset: true });
  }
  return [{ hall, badge, from, to, kept }, change];
}

/** Returns the filter as sent to the server. */
export function wallFilter(conferenceId: number, { hall, badge, from, to, kept }: WallQuery) {
  return {
    conferenceId,
    ...(hall !== '' && { hall }),
    ...(badge !== '' && { badgeNo: badge }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(kept !== '' && { isCollected: true }),
  };
}
