import styles from './field.module.css';

interface ChoicesProps<Value extends string> {
  readonly name: string;
  /** Says what is chosen. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  onChange(value: Value): void;
}

/** Single choice out of a few. */
export function Choices<Value extends string>({ name, label, options, value, onChange }: ChoicesProps<Value>) {
  return (
    <div className={styles.choices} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.label}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
