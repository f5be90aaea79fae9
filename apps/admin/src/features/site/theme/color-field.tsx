import { Button, ColorPicker } from 'antd';
import styles from './theme-form.module.css';

interface ColorFieldProps {
  readonly id?: string;
  /** `#rrggbb`. */
  readonly value?: string;
  readonly onChange?: (color: string) => void;
  readonly presets: readonly string[];
}

/** A colour with its name, chosen from a picker operable by pointer and keyboard. */
export function ColorField({ id, value = '', onChange, presets }: ColorFieldProps) {
  return (
    <ColorPicker
      value={value}
      disabledAlpha
      format="hex"
      presets={[{ label: '常用', colors: [...presets], key: 'usual' }]}
      onChange={(color) => onChange?.(color.toHexString().slice(0, 7))}
    >
      <Button id={id} aria-haspopup="dialog" icon={<span className={styles.swatch} style={{ background: value }} />}>
        {value.toUpperCase()}
      </Button>
    </ColorPicker>
  );
}
