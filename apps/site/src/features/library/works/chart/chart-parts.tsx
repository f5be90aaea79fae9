import { formatCount } from '@tuyuan/format/count.ts';
import { namedDays, type Plot, scaleLines, xOf, yOf } from '../../../../shared/chart/chart-scales.ts';
import styles from './day-chart.module.css';
import type { StatisticDay } from './day-words.ts';

/** The tallest bar takes this share of the height: sales stand beside views, on a scale of their own. */
const barShare = 0.45;
const dayNameWidth = 130;

interface PartProps {
  readonly days: readonly StatisticDay[];
  readonly plot: Plot;
}

export function ScaleLines({ top, plot }: { readonly top: number; readonly plot: Plot }) {
  return scaleLines(top).map((value) => (
    <g key={value} transform={`translate(0 ${yOf(value, top, plot)})`}>
      <line className={styles.line} x2={plot.width} />
      <text className={styles.count} x="-8" dy="4">
        {formatCount(value)}
      </text>
    </g>
  ));
}

export function Bars({ days, plot }: PartProps) {
  const most = Math.max(1, ...days.map(({ sales }) => sales));
  return days.map(({ day, sales }, index) => {
    const height = (sales / most) * plot.height * barShare;
    const x = xOf(index, days.length, plot) - 4;
    return <rect key={day} className={styles.bar} x={x} y={plot.height - height} width="8" height={height} />;
  });
}

export function DayNames({ days, plot }: PartProps) {
  const last = days.length - 1;
  return namedDays(days.length, Math.floor(plot.width / dayNameWidth) + 1).map((index) => (
    <text
      key={index}
      className={styles.day}
      x={xOf(index, days.length, plot)}
      y={plot.height + 20}
      textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
    >
      {days[index]?.day.slice(5)}
    </text>
  ));
}
