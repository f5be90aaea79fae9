import styles from '../../../shared/form/reason-chips.module.css';

interface ChipSetProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  /** Text shown if there is nothing to choose. */
  readonly empty?: string;
  onChange(chosen: readonly Value[]): void;
}

/** Some of a few. */
export function ChipSet<Value extends string | number>(props: ChipSetProps<Value>) {
  const { label, options, chosen, empty = '', onChange } = props;
  if (options.length === 0) return <p>{empty}</p>;
  return (
    <fieldset className={styles.reasons} aria-label={label} style={{ border: 0, margin: 0, padding: 0 }}>
      {options.map((option) => {
        const isChosen = chosen.includes(option.value);
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={isChosen}
            onClick={() =>
              onChange(isChosen ? chosen.filter((value) => value !== option.value) : [...chosen, option.value])
            }
          >
            {option.label}
          </button>
        );
      })}
    </fieldset>
  );
}
