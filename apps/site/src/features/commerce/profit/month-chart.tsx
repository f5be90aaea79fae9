import type { ProfitBalance } from '@tuyuan/contract/commerce/profit.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { useElementWidth } from '@tuyuan/ui/use-element-width.ts';
import { VisuallyHidden } from '@tuyuan/ui/visually-hidden.tsx';
import { useRef } from 'react';
import { scaleLines, scaleTop } from '../../../shared/chart/chart-scales.ts';
import styles from './month-chart.module.css';

const height = 180;
const edge = { top: 20, left: 48, bottom: 26 };

/** Twelve months as bars, this one in the brand's colour, what of it is frozen dashed; the same as a table for screen readers. */
export function MonthChart({ months }: Pick<ProfitBalance, 'months'>) {
  const box = useRef<HTMLDivElement>(null);
  const width = Math.max(200, (useElementWidth(box) ?? 880) - edge.left);
  const top = scaleTop(Math.max(...months.map(({ cents }) => cents / 100)));
  const tall = (cents: number) => (cents / 100 / top) * height;
  const step = width / months.length;
  const barWidth = Math.min(28, step * 0.6);
  const last = months.length - 1;
  return (
    <div ref={box}>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${width + edge.left} ${edge.top + height + edge.bottom}`}
        aria-hidden="true"
      >
        <g transform={`translate(${edge.left} ${edge.top})`}>
          {scaleLines(top).map((value) => (
            <g key={value} transform={`translate(0 ${height - (value / top) * height})`}>
              <line className={styles.line} x2={width} />
              <text className={styles.text} x="-8" dy="4" textAnchor="end">
                {value}
              </text>
            </g>
          ))}
          {months.map(({ month, cents, frozenCents }, index) => {
            const x = index * step + (step - barWidth) / 2;
            const posted = tall(cents - frozenCents);
            const held = tall(frozenCents);
            return (
              <g key={month}>
                <rect
                  className={index === last ? styles.now : styles.bar}
                  x={x}
                  y={height - posted}
                  width={barWidth}
                  height={posted}
                  rx="2"
                />
                {held > 0 && (
                  <rect
                    className={styles.frozen}
                    x={x}
                    y={height - posted - held}
                    width={barWidth}
                    height={held}
                    rx="2"
                  />
                )}
                {(index % 2 === last % 2 || step > 36) && (
                  <text className={styles.text} x={x + barWidth / 2} y={height + 18} textAnchor="middle">
                    {Number(month.slice(5))}月
                  </text>
                )}
              </g>
            );
          })}
        </g>
      </svg>
      <VisuallyHidden>
        <table>
          <caption>近 12 个月收益</caption>
          <thead>
            <tr>
              <th scope="col">月份</th>
              <th scope="col">收益</th>
              <th scope="col">其中冻结</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, cents, frozenCents }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{formatPrice(cents)}</td>
                <td>{formatPrice(frozenCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}
