import { classNames } from '@tuyuan/ui/class-names.ts';
import styles from './hall-chips.module.css';

interface HallChipsProps {
  readonly halls: readonly string[];
  /** "" is all of them. */
  readonly hall: string;
  onChange(hall: string): void;
}

/** Where the photos were taken, to choose from. */
export function HallChips({ halls, hall, onChange }: HallChipsProps) {
  return (
    <fieldset className={styles.chips} aria-label="会场">
      {['', ...halls].map((name) => (
        <button
          key={name}
          type="button"
          className={styles.hit}
          aria-pressed={name === hall}
          onClick={() => onChange(name)}
        >
          <span className={classNames(styles.chip, name === hall && styles.chosen)}>{name === '' ? '全部' : name}</span>
        </button>
      ))}
    </fieldset>
  );
}
