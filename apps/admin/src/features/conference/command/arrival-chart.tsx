import type { CommandScreen } from '@tuyuan/contract/conference/check-in-command.ts';
import { formatCompactCount } from '@tuyuan/format/count.ts';
import { axisEnd } from '../../../shared/chart/chart-scale.ts';
import { wireMillis } from '../../../shared/chart/wire-millis.ts';
import styles from './arrival-chart.module.css';

const WIDTH = 600;
const HEIGHT = 200;
const steps = [1, 0.75, 0.5, 0.25, 0];
const shownTimes = 5;

type Curve = CommandScreen['arrivals']['curve'];

/** Arrivals up to now as a line, expected ones dashed, and the range of earlier conferences as a band. */
export function ArrivalChart({ curve, now }: { readonly curve: Curve; readonly now: string }) {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last) return null;
  const start = wireMillis(first.at);
  const length = Math.max(1, wireMillis(last.at) - start);
  const end = axisEnd(
    Math.max(1, ...curve.flatMap(({ arrived, expected, high }) => [arrived ?? 0, expected, high ?? 0])),
  );
  const share = (at: string) => (wireMillis(at) - start) / length;
  const point = (at: string, value: number) =>
    `${(share(at) * WIDTH).toFixed(1)},${(HEIGHT - (value / end) * HEIGHT).toFixed(1)}`;
  const came = curve.flatMap(({ at, arrived }) => (arrived === null ? [] : [{ at: at > now ? now : at, arrived }]));
  const latest = came.at(-1);
  const band = curve.flatMap(({ at, low, high }) => (low === null || high === null ? [] : [{ at, low, high }]));
  const nowShare = share(now);
  const times = Array.from(
    { length: shownTimes },
    (_, index) => curve[Math.round((index * (curve.length - 1)) / (shownTimes - 1))]?.at ?? first.at,
  );
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label={`${first.at.slice(11, 16)} 到 ${last.at.slice(11, 16)} 的到场曲线，现在 ${latest?.arrived ?? 0} 人`}
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
          {band.length > 0 && (
            <polygon
              className={styles.band}
              points={[
                ...band.map(({ at, high }) => point(at, high)),
                ...band.toReversed().map(({ at, low }) => point(at, low)),
              ].join(' ')}
            />
          )}
          <polyline
            className={styles.expected}
            points={curve.map(({ at, expected }) => point(at, expected)).join(' ')}
          />
          <polyline className={styles.arrived} points={came.map(({ at, arrived }) => point(at, arrived)).join(' ')} />
        </svg>
        {nowShare > 0 && nowShare < 1 && <span className={styles.now} style={{ left: `${nowShare * 100}%` }} />}
        {latest && (
          <span
            className={styles.dot}
            style={{ left: `${share(latest.at) * 100}%`, bottom: `${(latest.arrived / end) * 100}%` }}
          />
        )}
      </div>
      <div className={styles.times}>
        {times.map((at) => (
          <span key={at}>{at.slice(11, 16)}</span>
        ))}
      </div>
    </div>
  );
}
