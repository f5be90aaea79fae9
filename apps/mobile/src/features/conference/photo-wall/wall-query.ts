import { useSearchParams } from 'react-router-dom';

/** What of the wall is shown; it stands in the address. */
export interface WallQuery {
  readonly hall: string;
  readonly badge: string;
  /** Wire times; "" for no limit. */
  readonly from: string;
  readonly to: string;
  /** "1" for what one keeps. */
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

/** As the server is asked. */
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
