import { Info } from 'lucide-react';
import { NoticeStrip } from '../../../shared/layout/notice-strip.tsx';
import { MannerStrip } from '../../../shared/manner/manner-strip.tsx';
import { useHasModule } from '../../../shared/meeting/use-has-module.ts';
import { paths } from '../../../shared/paths.ts';
import { CountdownCard } from './countdown-card.tsx';
import { attendeeEntries } from './entries.ts';
import { EntryGrid } from './entry-grid.tsx';
import { HomeHero } from './home-hero.tsx';
import { PartsSkeleton } from './home-skeleton.tsx';
import { LiveNow } from './live-now.tsx';
import { isBefore, type MyConference } from './my-conference.ts';
import { NowNextCard } from './now-next-card.tsx';
import { TicketCard } from './ticket-card.tsx';
import { type Stage, useOpenStage } from './use-open-stage.ts';
import { usePartsSettled } from './use-parts-settled.ts';

/** First page of attendees and guests. */
export function AttendeeHome({ conference }: { readonly conference: MyConference }) {
  const { stage, isLoading } = useOpenStage(conference);
  return (
    <>
      <HomeHero conference={conference} />
      <TicketCard conference={conference} />
      {usePartsSettled(conference, isLoading) ? <Parts conference={conference} stage={stage} /> : <PartsSkeleton />}
    </>
  );
}

interface PartsProps {
  readonly conference: MyConference;
  readonly stage: Stage | undefined;
}

function Parts({ conference, stage }: PartsProps) {
  const { isReadOnly, liveOn, startTime } = conference;
  const has = useHasModule();
  const isOn = !isReadOnly && !isBefore(conference);
  return (
    <>
      {isReadOnly ? (
        <NoticeStrip tone="info" icon={Info}>
          会议已结束，资料和照片还可以看。
        </NoticeStrip>
      ) : (
        <MannerStrip />
      )}
      {isBefore(conference) && <CountdownCard startTime={startTime} />}
      {isOn && has('schedule') && <NowNextCard />}
      <LiveNow conference={conference} stage={stage} />
      <EntryGrid
        entries={attendeeEntries(isReadOnly, has)}
        badges={liveOn && !isReadOnly ? { [paths.live]: '直播' } : {}}
      />
    </>
  );
}
