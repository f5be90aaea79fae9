import { parseDate } from '@tuyuan/format/date.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { useServerNow } from '../../../shared/clock/use-server-now.ts';
import { Card } from '../../../shared/layout/card.tsx';
import { spokenDay } from './conference-day.ts';
import styles from './countdown-card.module.css';

const minute = 60_000;

/** Shows the time left until the opening. */
export function CountdownCard({ startTime }: { readonly startTime: string }) {
  const left = Math.max(0, (parseDate(startTime)?.getTime() ?? 0) - useServerNow(30_000));
  const parts = [
    { value: Math.floor(left / (24 * 60 * minute)), unit: '天' },
    { value: Math.floor(left / (60 * minute)) % 24, unit: '小时' },
    { value: Math.floor(left / minute) % 60, unit: '分钟' },
  ];
  return (
    <Card className={styles.card}>
      <p className={styles.label}>离开幕还有</p>
      <p className={styles.parts}>
        {parts.map(({ value, unit }) => (
          <span key={unit}>
            <b>{value}</b> {unit}
          </span>
        ))}
      </p>
      <p className={styles.label}>
        {spokenDay(startTime)} {wireClock(startTime)}
      </p>
    </Card>
  );
}
