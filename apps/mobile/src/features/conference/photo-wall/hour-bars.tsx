import styles from './hour-bars.module.css';

interface HourBarsProps {
  readonly counts: readonly number[];
  /** Which of them are chosen; `to` is the first that is not. */
  readonly from: number;
  readonly to: number;
}

/** How many photos each half hour has, what is chosen in colour. */
export function HourBars({ counts, from, to }: HourBarsProps) {
  const most = Math.max(1, ...counts);
  return (
    <div className={styles.bars} aria-hidden>
      {counts.map((count, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a half hour is its place.
          key={index}
          data-chosen={index >= from && index < to}
          style={{ blockSize: `${Math.max(4, (count / most) * 100)}%` }}
        />
      ))}
    </div>
  );
}
