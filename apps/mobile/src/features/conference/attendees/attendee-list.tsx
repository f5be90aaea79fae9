import type { StaffAttendee } from '@tuyuan/contract/conference/user-mobile.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useStaffHub } from '../../../shared/meeting/use-staff-hub.ts';
import { AttendeePage } from './attendee-page.tsx';
import type { AttendeeQuery } from './attendee-query.ts';
import styles from './attendees.module.css';

const AttendeeSheet = lazy(async () => ({ default: (await import('./attendee-sheet.tsx')).AttendeeSheet }));

interface AttendeeListProps {
  readonly query: AttendeeQuery;
  /** May edit the attendees found. */
  readonly isOffice: boolean;
}

const userTypes = [0, 1, 2, 3, 4];
const pageSize = 50;

/** Attendees that match the filters, fifty at a time; changes by others arrive through the staff hub. */
export function AttendeeList({ query, isOffice }: AttendeeListProps) {
  const [params] = useSearchParams();
  const [pages, setPages] = useState<readonly number[]>([0]);
  const [chosen, setChosen] = useState<StaffAttendee>();
  const [news, setNews] = useState(0);
  useStaffHub((what) => {
    if (what === null || what.has('attendeeChanged') || what.has('counters')) setNews(news + 1);
  });
  const address = (type: number | null) => {
    const next = new URLSearchParams(params);
    if (type === null) next.delete('type');
    else next.set('type', String(type));
    return { search: next.toString() };
  };
  return (
    <>
      <nav className={styles.types} aria-label="身份">
        <Link to={address(null)} replace aria-current={query.userType === null ? 'true' : undefined}>
          全部身份
        </Link>
        {userTypes.map((type) => (
          <Link key={type} to={address(type)} replace aria-current={query.userType === type ? 'true' : undefined}>
            {conferenceUserTypeName(type)}
          </Link>
        ))}
      </nav>
      {pages.map((skipCount) => (
        <AttendeePage
          key={skipCount}
          query={query}
          skipCount={skipCount}
          size={pageSize}
          news={news}
          isLast={skipCount === pages.at(-1)}
          onMore={() => setPages([...pages, skipCount + pageSize])}
          onChoose={setChosen}
        />
      ))}
      {chosen && (
        <Suspense>
          <AttendeeSheet attendee={chosen} isOffice={isOffice} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
