import { RemovableChip } from '@tuyuan/ui/chip.tsx';
import { ColourDot } from './colour-swatches.tsx';
import styles from './filter-chips.module.css';
import type { ImageFilter } from './image-filter.ts';
import type { Condition } from './image-filter-conditions.ts';

interface FilterChipsProps {
  readonly conditions: readonly Condition[];
  onChange(filter: ImageFilter): void;
  onClear(): void;
}

/** Shows the active conditions, each removable, and a button to clear all. Renders nothing if there are none. */
export function FilterChips({ conditions, onChange, onClear }: FilterChipsProps) {
  if (conditions.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="已选条件">
      {conditions.map(({ key, text, colour, without }) => (
        <li key={key} className={styles.chip}>
          <RemovableChip
            text={text}
            mark={colour && <ColourDot colour={colour} />}
            onRemove={() => onChange(without)}
          />
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={onClear}>
          全部清除
        </button>
      </li>
    </ul>
  );
}
