import { formatCompactCount, formatCount } from '@tuyuan/format/count.ts';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { axisEnd, linePoints } from '../../../shared/chart/chart-scale.ts';
import styles from './day-chart.module.css';

export interface DayLine {
  readonly title: string;
  readonly tone: 'brand' | 'ink' | 'error' | 'before';
  readonly values: readonly number[];
}

interface DayChartProps {
  readonly label: string;
  readonly dates: readonly string[];
  readonly lines: readonly DayLine[];
}

const WIDTH = 600;
const HEIGHT = 180;
const STEPS = [1, 0.75, 0.5, 0.25, 0];

/** Numbers by day as lines; the day under the pointer, or selected by ← and →, is described in words. */
export function DayChart({ label, dates, lines }: DayChartProps) {
  const [day, setDay] = useState<number>();
  const end = axisEnd(Math.max(0, ...lines.flatMap(({ values }) => values)));
  const last = dates.length - 1;
  const shown = day ?? last;

  function point(event: PointerEvent<HTMLElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setDay(Math.min(last, Math.max(0, Math.round(((event.clientX - left) / width) * last))));
  }
  function press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    setDay(Math.min(last, Math.max(0, shown + step)));
  }

  const place = last > 0 ? (shown / last) * 100 : 0;
  const words = lines.map(({ title, values }) => `${title} ${formatCount(values[shown] ?? 0)}`).join('，');
  return (
    <div className={styles.chart}>
      <div className={styles.axis} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step}>{formatCompactCount(end * step)}</span>
        ))}
      </div>
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={`${label}，按天`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shown}
        aria-valuetext={`${dates[shown] ?? ''} ${words}`}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setDay(undefined)}
        onKeyDown={press}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {STEPS.map((step) => (
            <line key={step} className={styles.grid} x1={0} x2={WIDTH} y1={HEIGHT * step} y2={HEIGHT * step} />
          ))}
          {lines.map(({ title, tone, values }, index) => {
            const points = linePoints(values, end, WIDTH, HEIGHT);
            return (
              <g key={title} data-tone={tone} className={styles.line}>
                {index === 0 && <polygon points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} />}
                <polyline points={points} />
              </g>
            );
          })}
        </svg>
        {day !== undefined && <span className={styles.cross} style={{ left: `${place}%` }} />}
        {day !== undefined && (
          <dl className={styles.tip} data-side={place > 50 ? 'left' : 'right'} style={{ left: `${place}%` }}>
            <dt className={styles.date}>{dates[shown]}</dt>
            {lines.map(({ title, tone, values }) => (
              <dd key={title} data-tone={tone}>
                <span>{title}</span>
                <b>{formatCount(values[shown] ?? 0)}</b>
              </dd>
            ))}
          </dl>
        )}
      </div>
      <div className={styles.dates} aria-hidden="true">
        <span>{dates[0]?.slice(5)}</span>
        <span>{dates[Math.floor(last / 2)]?.slice(5)}</span>
        <span>{dates[last]?.slice(5)}</span>
      </div>
    </div>
  );
}

/** Legend of the line colours. */
export function DayLegend({ lines }: Pick<DayChartProps, 'lines'>) {
  return (
    <ul className={styles.legend}>
      {lines.map(({ title, tone }) => (
        <li key={title} data-tone={tone}>
          {title}
        </li>
      ))}
    </ul>
  );
}
