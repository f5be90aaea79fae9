import styles from './range-slider.module.css';

interface RangeSliderProps {
  readonly label: string;
  readonly limits: { readonly from: number; readonly to: number };
  readonly value: { readonly from: number; readonly to: number };
  /** After the upper end: 岁. */
  readonly unit?: string;
  readonly isDisabled?: boolean;
  onChange(value: { from: number; to: number }): void;
}

/** Two ends of a range, each moved by pointer or arrow keys; they don't pass each other. */
export function RangeSlider({ label, limits, value, unit = '', isDisabled = false, onChange }: RangeSliderProps) {
  const share = (end: number) => ((end - limits.from) / (limits.to - limits.from)) * 100;
  const input = (end: 'from' | 'to', word: string) => (
    <input
      type="range"
      className={styles.input}
      aria-label={`${label}${word}`}
      aria-valuetext={`${value[end]}${unit}`}
      min={limits.from}
      max={limits.to}
      value={value[end]}
      disabled={isDisabled}
      onChange={(event) => {
        const moved = Number(event.target.value);
        onChange(
          end === 'from'
            ? { from: Math.min(moved, value.to), to: value.to }
            : { from: value.from, to: Math.max(moved, value.from) },
        );
      }}
    />
  );
  return (
    <div className={styles.slider} data-disabled={isDisabled || undefined}>
      <output className={styles.end}>{value.from}</output>
      <div className={styles.track}>
        <span
          className={styles.chosen}
          style={{ left: `${share(value.from)}%`, right: `${100 - share(value.to)}%` }}
          aria-hidden
        />
        {input('from', '从')}
        {input('to', '到')}
      </div>
      <output className={styles.end}>
        {value.to}
        {unit}
      </output>
    </div>
  );
}
