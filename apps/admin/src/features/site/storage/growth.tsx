import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { linePoints } from '../../../shared/chart/chart-scale.ts';
import styles from './storage-view.module.css';

const WIDTH = 600;
const HEIGHT = 120;

interface GrowthProps {
  readonly days: readonly { readonly date: string; readonly bytes: number }[];
}

/** How the whole grew over the measured days; in words until there are two of them. */
export function Growth({ days }: GrowthProps) {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const top = Math.max(1, ...days.map(({ bytes }) => bytes));
  const words = `${first.date} ${formatFileSize(first.bytes)}，${last.date} ${formatFileSize(last.bytes)}`;
  return (
    <section className={styles.card} aria-labelledby="storage-growth">
      <h2 id="storage-growth" className={styles.title}>
        增长
      </h2>
      {days.length < 2 ? (
        <p className={styles.note}>今天第一次量。明天起，这里画出每天的大小。</p>
      ) : (
        <>
          <svg
            className={styles.chart}
            viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={words}
          >
            <polyline
              points={linePoints(
                days.map(({ bytes }) => bytes),
                top,
                WIDTH,
                HEIGHT,
              )}
            />
          </svg>
          <p className={styles.note}>{words}</p>
        </>
      )}
    </section>
  );
}
