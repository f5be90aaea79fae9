import type { ConferenceDraft, RegistrationCurve } from '@tuyuan/contract/conference/conference-management.ts';
import type { ManagedTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { shortMoment } from '../../../../shared/wire-moment.ts';
import { Arrivals } from './arrivals.tsx';
import { conferenceStage } from './conference-stage.ts';
import { OverviewCard } from './overview-card.tsx';
import { placesLeft } from './places-left.ts';
import { projectTickets } from './project-tickets.ts';
import styles from './registration-card.module.css';
import { RegistrationChart } from './registration-chart.tsx';
import { RegistrationFigures } from './registration-figures.tsx';
import { TicketBars } from './ticket-bars.tsx';

interface RegistrationCardProps {
  readonly conference: ConferenceDraft;
  readonly curve: RegistrationCurve;
  readonly types: readonly ManagedTicketType[];
}

/** Registrations: figures, how they grew and where they are heading, or the arrivals while it runs, and each ticket type. */
export function RegistrationCard({ conference, curve, types }: RegistrationCardProps) {
  const { days, now, ticketed, arrived } = curve;
  const stage = conferenceStage(conference, now);
  const left = placesLeft(types);
  const limit = left === null ? null : ticketed.total + left;
  const closing = conference.regEndTime;
  const projected = stage === 'registering' ? projectTickets(days, closing, limit) : undefined;

  function picture() {
    if (stage === 'running')
      return <Arrivals conferenceId={conference.id} arrived={arrived} ticketed={ticketed.total} />;
    if (days.length === 0) return <p className={styles.none}>{emptyWords(stage, conference.regStartTime)}</p>;
    return (
      <>
        <RegistrationChart days={days} limit={limit} projected={projected} closing={closing} />
        {projected && (
          <p className={styles.outlook}>
            {projected.isFull
              ? `按现速，${projected.day.slice(5)} 前后报满 ${formatCount(projected.ticketed)} 人`
              : `按现速，截止时约 ${formatCount(projected.ticketed)} 人${limit === null ? '' : `，名额 ${formatCount(limit)}`}`}
          </p>
        )}
      </>
    );
  }
  return (
    <OverviewCard
      title="报名"
      aside={<RegistrationFigures curve={curve} placesLeft={types.length > 0 ? left : undefined} />}
    >
      {picture()}
      {types.length > 0 && <TicketBars types={types} now={now} />}
    </OverviewCard>
  );
}

function emptyWords(stage: ReturnType<typeof conferenceStage>, regStartTime: string): string {
  if (stage === 'draft') return `发布以后，${shortMoment(regStartTime)} 起可以报名，这里会画出报名曲线。`;
  if (stage === 'announced') return `${shortMoment(regStartTime)} 开始报名，这里会画出报名曲线。`;
  return '还没有人出票。把报名页的链接发出去，或在「参会者」里导入名单。';
}
