import { InputNumber, Slider } from 'antd';
import styles from './settings-panel.module.css';

interface SettingSliderProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  /** As it is in use; shown where it differs. */
  readonly used: number;
  readonly range: readonly [min: number, max: number];
  readonly step?: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

/** One measure of the mark, to be dragged or typed. */
export function SettingSlider({ label, unit, value, used, range, step = 1, disabled, onChange }: SettingSliderProps) {
  const [min, max] = range;
  return (
    <div className={styles.slider}>
      <span className={styles.label}>
        {label}
        {used !== value && (
          <span className={styles.was}>
            原来 {used}
            {unit}
          </span>
        )}
      </span>
      <InputNumber
        className={styles.number ?? ''}
        aria-label={label}
        min={min}
        max={max}
        step={step}
        suffix={unit}
        value={value}
        disabled={disabled}
        onChange={(next) => next !== null && onChange(next)}
      />
      <Slider
        className={styles.track ?? ''}
        ariaLabelForHandle={`${label}，拖动`}
        min={min}
        max={max}
        step={step}
        value={value}
        tooltip={{ open: false }}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  );
}
