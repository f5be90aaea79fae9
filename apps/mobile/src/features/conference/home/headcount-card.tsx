import { useGetHeadcountQuery } from '@tuyuan/api-client/conference/check-in-office.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { Card } from '../../../shared/layout/card.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { useStaffHub } from '../../../shared/meeting/use-staff-hub.ts';
import styles from './headcount-card.module.css';

/** Shows staff how the hall fills; numbers change without animation. */
export function HeadcountCard() {
  const { data, refetch } = useKept(
    useGetHeadcountQuery(undefined, { pollingInterval: 60_000, skipPollingIfUnfocused: true }),
  );
  useStaffHub((what) => {
    if (what === null || what.has('counters') || what.has('conflict')) void refetch();
  });
  if (!data || data.expected === 0) return null;
  const { arrived, expected, perMinute, openConflicts, doors } = data;
  const [busiest] = doors.toSorted((one, other) => other.admitted - one.admitted);
  return (
    <Card className={styles.card}>
      <p className={styles.head}>
        全场已到
        {busiest && busiest.admitted > 0 && (
          <span>
            {busiest.name} {formatCount(busiest.admitted)}
          </span>
        )}
      </p>
      <p className={styles.figures}>
        <b>{formatCount(arrived)}</b>
        <span className={styles.of}>/ {formatCount(expected)}</span>
        <span className={styles.pace}>
          <Facts>
            {`每分钟 ${perMinute} 人`}
            {openConflicts > 0 ? `冲突 ${openConflicts}` : ''}
          </Facts>
        </span>
      </p>
      <span className={styles.track} role="img" aria-label={`已到 ${arrived} 人，应到 ${expected} 人`}>
        <i style={{ inlineSize: `${Math.min(100, (arrived / expected) * 100)}%` }} />
      </span>
    </Card>
  );
}
