import type { VoucherCounter } from '@tuyuan/contract/conference/check-in-command.ts';
import { wireMillis } from '../../../shared/chart/wire-millis.ts';
import styles from './burn-down.module.css';

const WIDTH = 600;
const HEIGHT = 80;

/** How the remaining stock falls, from opening to close. */
export function BurnDown({ counter }: { readonly counter: VoucherCounter }) {
  const { burnDown, opensAt, closesAt, issued, redeemed } = counter;
  const start = wireMillis(opensAt);
  const length = Math.max(1, wireMillis(closesAt) - start);
  const stock = Math.max(
    1,
    counter.diets.reduce((sum, { prepared, issued: each }) => sum + (prepared ?? each), 0),
  );
  if (burnDown.length === 0) return <p className={styles.none}>还没有人领。</p>;
  const x = (at: string) => Math.min(WIDTH, Math.max(0, ((wireMillis(at) - start) / length) * WIDTH));
  const y = (left: number) => HEIGHT - (Math.max(0, left) / stock) * HEIGHT;
  let left = stock;
  const points = [`0,${y(stock)}`];
  for (const step of burnDown) {
    points.push(`${x(step.at)},${y(left)}`);
    left -= step.redeemed;
    points.push(`${x(step.at)},${y(left)}`);
  }
  const from = opensAt.slice(0, 10) === closesAt.slice(0, 10) ? 11 : 5;
  const lastAt = burnDown.at(-1)?.at ?? opensAt;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`已领 ${redeemed}，发出 ${issued}，最近一次 ${lastAt.slice(11, 16)}`}
      >
        <line className={styles.ground} x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        <polygon className={styles.area} points={`0,${HEIGHT} ${points.join(' ')} ${x(lastAt)},${HEIGHT}`} />
        <polyline className={styles.line} points={points.join(' ')} />
      </svg>
      <figcaption className={styles.times}>
        <span>{opensAt.slice(from, 16).replace('T', ' ')}</span>
        <span>{closesAt.slice(from, 16).replace('T', ' ')}</span>
      </figcaption>
    </figure>
  );
}
