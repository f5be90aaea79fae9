import styles from './hour-bars.module.css';

interface HourBarsProps {
  readonly counts: readonly number[];
  /** Which of them are chosen; `to` is the first that is not. */
  readonly from: number;
  readonly to: number;
}

/** Shows the photo count of each half hour; the chosen span is coloured. */
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
