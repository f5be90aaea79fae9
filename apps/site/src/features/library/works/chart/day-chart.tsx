import { useElementWidth } from '@tuyuan/ui/use-element-width.ts';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { dayAt, linePath, type Plot, scaleTop, xOf, yOf } from '../../../../shared/chart/chart-scales.ts';
import { Bars, DayNames, ScaleLines } from './chart-parts.tsx';
import styles from './day-chart.module.css';
import { dayWords, type StatisticDay } from './day-words.ts';

const plotHeight = 120;
const edge = { top: 8, left: 44, right: 8, bottom: 26 };

/** Views by day as a line, those of the period before dashed, sales as bars. Arrow keys and the pointer read a day. */
export function DayChart({ days, label }: { readonly days: readonly StatisticDay[]; readonly label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box) ?? 900;
  const [read, setRead] = useState<number>();
  const plot: Plot = { width: Math.max(1, width - edge.left - edge.right), height: plotHeight };
  const top = scaleTop(Math.max(0, ...days.flatMap(({ views, viewsBefore }) => [views, viewsBefore])));
  const last = Math.max(0, days.length - 1);
  const at = Math.min(read ?? last, last);
  const day = days[at];

  function onKeyDown(event: KeyboardEvent): void {
    const moves = new Map([
      ['ArrowLeft', Math.max(0, at - 1)],
      ['ArrowRight', Math.min(last, at + 1)],
      ['Home', 0],
      ['End', last],
    ]);
    const next = moves.get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    setRead(next);
  }

  function onPointerMove({ currentTarget, clientX }: PointerEvent<HTMLElement>): void {
    setRead(dayAt(clientX - currentTarget.getBoundingClientRect().left - edge.left, days.length, plot));
  }

  const x = xOf(at, days.length, plot);
  const isRight = at > last / 2;
  return (
    <div className={styles.chart}>
      <div
        ref={box}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={day ? dayWords(day) : ''}
        onKeyDown={onKeyDown}
        onBlur={() => setRead(undefined)}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setRead(undefined)}
      >
        <svg width={width} height={edge.top + plotHeight + edge.bottom} aria-hidden="true">
          <g transform={`translate(${edge.left} ${edge.top})`}>
            <ScaleLines top={top} plot={plot} />
            <Bars days={days} plot={plot} />
            <path
              className={styles.before}
              d={linePath(
                days.map(({ viewsBefore }) => viewsBefore),
                top,
                plot,
              )}
            />
            <path
              className={styles.views}
              d={linePath(
                days.map(({ views }) => views),
                top,
                plot,
              )}
            />
            <DayNames days={days} plot={plot} />
            {read !== undefined && day && (
              <g transform={`translate(${x} 0)`}>
                <line className={styles.cross} y2={plotHeight} />
                <circle className={styles.dot} cy={yOf(day.views, top, plot)} r="4" />
              </g>
            )}
          </g>
        </svg>
        {read !== undefined && day && (
          <p
            className={styles.tip}
            style={isRight ? { right: width - edge.left - x + 12 } : { left: edge.left + x + 12 }}
            aria-hidden="true"
          >
            {dayWords(day)}
          </p>
        )}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.viewsKey}>浏览</span>
        <span className={styles.beforeKey}>上一个 {days.length} 天</span>
        <span className={styles.salesKey}>销售（笔）</span>
        <span className={styles.note}>同一人一天只算一次浏览</span>
      </p>
    </div>
  );
}
