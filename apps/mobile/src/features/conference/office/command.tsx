import { useGetDutyGapsQuery } from '@tuyuan/api-client/conference/duty.ts';
import type { CommandScreen } from '@tuyuan/contract/conference/check-in-command.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { useHasModule } from '../../../shared/meeting/use-has-module.ts';
import { paths } from '../../../shared/paths.ts';
import { AlertTiles } from './alert-tiles.tsx';
import { ArrivalsCard } from './arrivals-card.tsx';
import styles from './command.module.css';
import { HallBars } from './hall-bars.tsx';
import { isAway } from './is-away.ts';
import { scanOutcome } from './scan-words.ts';
import { SupplyTiles } from './supply-tiles.tsx';

interface CommandProps {
  readonly screen: CommandScreen;
  readonly isLive: boolean;
}

/** The office's summary screen: arrivals, where people are needed, and what went wrong. */
export function Command({ screen, isLive }: CommandProps) {
  const has = useHasModule();
  const { data: gaps } = useGetDutyGapsQuery(undefined, {
    skip: !has('duty'),
    pollingInterval: 60_000,
    skipPollingIfUnfocused: true,
  });
  const { devices, halls, vouchers, openConflicts, now } = screen;
  const [latest] = screen.latest;
  return (
    <>
      <ArrivalsCard screen={screen} isLive={isLive} />
      <AlertTiles
        conflicts={openConflicts}
        gaps={!has('duty') ? null : gaps?.items.reduce((sum, { missing }) => sum + missing, 0)}
        offline={devices.filter(isAway).length}
        queued={devices.reduce((sum, { queueDepth }) => sum + queueDepth, 0)}
      />
      <HallBars halls={halls} />
      <SupplyTiles vouchers={vouchers} now={now} />
      <nav aria-label="更多" className={styles.links}>
        <ListCard isBoxed>
          <Row
            to={`${paths.office}?view=latest`}
            title={
              <span className={styles.latest}>
                {latest ? (
                  <>
                    <time>{wireClock(latest.scannedAt)}</time> {latest.pointName} {latest.name || '没有认出的票'}{' '}
                    {scanOutcome(latest).text}
                  </>
                ) : (
                  '还没有人核验'
                )}
              </span>
            }
            end={<b className={styles.more}>动态</b>}
          />
          <Row to={paths.attendees} title="代表名单：排座、补票、代签到" />
          <Row to={`${paths.office}?view=notices`} title="发过的通知和已读情况" />
        </ListCard>
      </nav>
    </>
  );
}
