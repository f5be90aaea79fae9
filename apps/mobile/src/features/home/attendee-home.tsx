import { Info } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { NoticeStrip } from '../../shared/layout/notice-strip.tsx';
import { paths } from '../../shared/paths.ts';
import { CountdownCard } from './countdown-card.tsx';
import { attendeeEntries } from './entries.ts';
import { EntryGrid } from './entry-grid.tsx';
import { HomeHero } from './home-hero.tsx';
import { isBefore, type MyConference } from './my-conference.ts';
import { TicketCard } from './ticket-card.tsx';

const MannerStrip = lazy(async () => ({
  default: (await import('../../shared/manner/manner-strip.tsx')).MannerStrip,
}));

const NowNextCard = lazy(async () => ({ default: (await import('./now-next-card.tsx')).NowNextCard }));
const LiveNow = lazy(async () => ({ default: (await import('./live-now.tsx')).LiveNow }));

/** The first page of attendees and guests. */
export function AttendeeHome({ conference }: { readonly conference: MyConference }) {
  const { isReadOnly, liveOn, startTime } = conference;
  return (
    <>
      <HomeHero conference={conference} />
      <TicketCard conference={conference} />
      {isReadOnly && (
        <NoticeStrip tone="info" icon={Info}>
          会议已结束，资料和照片还可以看。
        </NoticeStrip>
      )}
      {!isReadOnly && (
        <Suspense>
          <MannerStrip />
        </Suspense>
      )}
      {isBefore(conference) && <CountdownCard startTime={startTime} />}
      {!isReadOnly && !isBefore(conference) && (
        <Suspense fallback={<div style={{ height: 190 }} />}>
          <NowNextCard />
        </Suspense>
      )}
      <Suspense>
        <LiveNow conference={conference} />
      </Suspense>
      <EntryGrid entries={attendeeEntries(isReadOnly)} badges={liveOn ? { [paths.live]: '直播' } : {}} />
    </>
  );
}
