import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean;
}

interface SelectProps<Value extends string> {
  /** Read by screen readers. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly isDisabled?: boolean;
  onChange(value: Value): void;
}

/** The native select, 36 px high, familiar on every device. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, isDisabled = false, onChange } = props;
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <span className={styles.select}>
      <select
        className={styles.control}
        aria-label={label}
        value={value}
        disabled={isDisabled}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}
