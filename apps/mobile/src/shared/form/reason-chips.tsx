import styles from './reason-chips.module.css';

interface ReasonChipsProps {
  readonly reasons: readonly string[];
  readonly value: string;
  onChange(reason: string): void;
}

/** The usual reasons as chips, others as typed text. */
export function ReasonChips({ reasons, value, onChange }: ReasonChipsProps) {
  return (
    <div className={styles.reasons}>
      {reasons.map((reason) => (
        <button key={reason} type="button" aria-pressed={value === reason} onClick={() => onChange(reason)}>
          {reason}
        </button>
      ))}
      <input
        className={styles.other}
        value={reasons.includes(value) ? '' : value}
        onChange={({ target }) => onChange(target.value.slice(0, 200))}
        placeholder="其他原因"
        aria-label="其他原因"
      />
    </div>
  );
}
