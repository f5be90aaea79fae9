import { type WatermarkAnchor, watermarkAnchors } from '@tuyuan/contract/library/watermark-choices.ts';
import { useId } from 'react';
import styles from './anchor-picker.module.css';

const titles: Readonly<Record<WatermarkAnchor, string>> = {
  northwest: '左上',
  north: '上',
  northeast: '右上',
  west: '左',
  centre: '正中',
  east: '右',
  southwest: '左下',
  south: '下',
  southeast: '右下',
};
const columns = 3;
const steps: Readonly<Record<string, number>> = { ArrowUp: -columns, ArrowDown: columns };

interface AnchorPickerProps {
  readonly value: WatermarkAnchor | null;
  readonly disabled: boolean;
  readonly onChange: (anchor: WatermarkAnchor) => void;
}

/** Nine places of a picture. Left and right go from one to the next, up and down a row on. */
export function AnchorPicker({ value, disabled, onChange }: AnchorPickerProps) {
  const name = useId();
  function move(key: string): boolean {
    const step = steps[key];
    const next =
      step === undefined || value === null ? undefined : watermarkAnchors[watermarkAnchors.indexOf(value) + step];
    if (next) onChange(next);
    return step !== undefined;
  }
  return (
    <div className={styles.grid} role="radiogroup" aria-label="角标位置">
      {watermarkAnchors.map((anchor) => (
        <label key={anchor} className={styles.cell} title={titles[anchor]}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            aria-label={titles[anchor]}
            checked={anchor === value}
            disabled={disabled}
            onChange={() => onChange(anchor)}
            onKeyDown={(event) => {
              if (!move(event.key)) return;
              event.preventDefault();
              const inputs = event.currentTarget.closest('[role=radiogroup]')?.querySelectorAll('input') ?? [];
              const at = watermarkAnchors.indexOf(anchor) + (steps[event.key] ?? 0);
              inputs[at]?.focus();
            }}
          />
          <span className={styles.dot} />
        </label>
      ))}
    </div>
  );
}
