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

/** The conditions in force, each with its way out, and one for all of them. Nothing when there are none. */
export function FilterChips({ conditions, onChange, onClear }: FilterChipsProps) {
  if (conditions.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label="已选条件">
      {conditions.map(({ key, text, colour, without }) => (
        <RemovableChip
          key={key}
          text={text}
          mark={colour && <ColourDot colour={colour} />}
          onRemove={() => onChange(without)}
        />
      ))}
      <button type="button" className={styles.clear} onClick={onClear}>
        全部清除
      </button>
    </div>
  );
}
