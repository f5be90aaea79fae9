import { formatCompactCount } from '@tuyuan/format/count.ts';
import { wireDaysBetween } from '@tuyuan/format/wire-day.ts';
import { axisEnd } from '../../../../shared/chart/chart-scale.ts';
import type { projectTickets, TicketDay } from './project-tickets.ts';
import styles from './registration-chart.module.css';
import { tickDays } from './tick-days.ts';

const WIDTH = 600;
const HEIGHT = 200;
const steps = [1, 0.75, 0.5, 0.25, 0];
/** A limit that far above the curve would flatten it. */
const maxOfCurve = 4;

interface RegistrationChartProps {
  readonly days: readonly TicketDay[];
  /** Tickets when all places are taken; null without limit. */
  readonly limit: number | null;
  readonly projected: ReturnType<typeof projectTickets>;
  readonly closing: string;
}

/** Tickets by day as a line, where they are heading dotted, and the places as a dashed line above. */
export function RegistrationChart({ days, limit, projected, closing }: RegistrationChartProps) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const endDay = projected ? closing.slice(0, 10) : last.day;
  const length = Math.max(1, wireDaysBetween(first.day, endDay));
  const highest = Math.max(1, last.ticketed, projected?.ticketed ?? 0);
  const shownLimit = limit !== null && limit > 0 && limit <= highest * maxOfCurve ? limit : null;
  const end = axisEnd(Math.max(highest, shownLimit ?? 0));
  const x = (day: string) => (wireDaysBetween(first.day, day) / length) * WIDTH;
  const y = (tickets: number) => HEIGHT - (tickets / end) * HEIGHT;
  const points = (list: readonly TicketDay[]) =>
    list.map(({ day, ticketed }) => `${x(day).toFixed(1)},${y(ticketed).toFixed(1)}`).join(' ');
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label={`${first.day} 到 ${last.day} 的报名曲线，现在 ${last.ticketed} 人已出票`}
    >
      <div className={styles.axis}>
        {steps.map((step) => (
          <span key={step}>{formatCompactCount(end * step)}</span>
        ))}
      </div>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {steps.map((step) => (
            <line key={step} className={styles.grid} x1={0} x2={WIDTH} y1={HEIGHT * step} y2={HEIGHT * step} />
          ))}
          <polygon className={styles.area} points={`0,${HEIGHT} ${points(days)} ${x(last.day).toFixed(1)},${HEIGHT}`} />
          {shownLimit !== null && (
            <line className={styles.limit} x1={0} x2={WIDTH} y1={y(shownLimit)} y2={y(shownLimit)} />
          )}
          {projected && <polyline className={styles.projected} points={points([last, projected])} />}
          <polyline className={styles.tickets} points={points(days)} />
        </svg>
        {projected && (
          <span className={styles.today} style={{ left: `${(x(last.day) / WIDTH) * 100}%` }}>
            今天
          </span>
        )}
        <span
          className={styles.dot}
          style={{ left: `${(x(last.day) / WIDTH) * 100}%`, bottom: `${(last.ticketed / end) * 100}%` }}
        />
      </div>
      <div className={styles.days}>
        {tickDays(first.day, length).map((day) => (
          <span key={day}>{day.slice(5)}</span>
        ))}
      </div>
    </div>
  );
}
