import { Info } from 'lucide-react';
import { NoticeStrip } from '../../shared/layout/notice-strip.tsx';
import { paths } from '../../shared/paths.ts';
import { CountdownCard } from './countdown-card.tsx';
import { attendeeEntries } from './entries.ts';
import { EntryGrid } from './entry-grid.tsx';
import { HomeHero } from './home-hero.tsx';
import { isBefore, type MyConference } from './my-conference.ts';
import { TicketCard } from './ticket-card.tsx';

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
      {isBefore(conference) && <CountdownCard startTime={startTime} />}
      <EntryGrid entries={attendeeEntries(isReadOnly)} badges={liveOn ? { [paths.live]: '直播' } : {}} />
    </>
  );
}
