import type { CommandTrip } from '@tuyuan/contract/conference/check-in-command.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { wireMillis } from '../../../shared/chart/wire-millis.ts';
import { Panel, PanelNone } from './panel.tsx';
import styles from './row-list.module.css';

interface TripPanelProps {
  readonly trips: readonly CommandTrip[];
  readonly className?: string | undefined;
}

function stateWords({ state, departsAt, arrivesAt }: CommandTrip): string {
  if (state === 'boarding') return `登车中，${departsAt.slice(11, 16)} 发`;
  if (state === 'departed') return `行驶中，${arrivesAt.slice(11, 16)} 到`;
  if (state === 'arrived') return '已到';
  return state === 'cancelled' ? '已取消' : `${departsAt.slice(11, 16)} 发`;
}

/** Today's rides: how full, where they are, how late. */
export function TripPanel({ trips, className }: TripPanelProps) {
  return (
    <Panel title="接驳车" label="接驳车" aside={`${trips.length} 辆`} className={className}>
      {trips.length === 0 && <PanelNone>今天没有班车。</PanelNone>}
      <ul className={styles.rows}>
        {trips.map((trip) => {
          const late = Math.round((wireMillis(trip.departsAt) - wireMillis(trip.plannedDepartsAt)) / 60_000);
          const isUnderWay = trip.state !== 'planned';
          return (
            <li key={trip.id} className={styles.row}>
              <span className={styles.words}>
                <span>
                  <b>
                    {trip.fromPlace} → {trip.toPlace}
                  </b>
                </span>
                <span className={styles.minor}>{[trip.name, trip.plate].filter(Boolean).join(' · ')}</span>
              </span>
              <span className={styles.end}>
                <b>
                  {formatCount(isUnderWay ? trip.boarded : trip.taken)} / {formatCount(trip.capacity)}
                </b>
                <span className={late > 0 ? styles.bad : styles.minor}>
                  {late > 0 ? `晚 ${late} 分 · ` : ''}
                  {stateWords(trip)}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
